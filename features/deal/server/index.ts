export { deals } from './deals.ts';
