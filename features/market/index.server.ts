export { compareWithMarket } from './comparables/compare.server.ts';
export { findComparables } from './comparables/find.server.ts';
