export { deals } from './deals.ts';
export { earn } from './earn.ts';
export { earning, split, splitLine } from './tables.ts';
