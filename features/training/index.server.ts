export { standingsOf } from './cycles/standing.server.ts';
