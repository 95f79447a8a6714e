export { type Standing, standingsOf } from './own/standing.ts';
