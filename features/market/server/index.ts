export { compareWithMarket } from './comparables/compare.ts';
