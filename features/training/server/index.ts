export { standingsOf } from './own/standing.ts';
