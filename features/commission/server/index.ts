export { deals } from './deals.ts';
export { earn, unearn } from './earn.ts';
export { earning, split, splitLine } from './tables.ts';
