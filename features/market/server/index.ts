export { compareWithMarket } from './comparables/compare.ts';
export { findComparables } from './comparables/find.ts';
