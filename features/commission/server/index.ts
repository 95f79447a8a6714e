export { deals } from './deals.ts';
export { earn, unearn } from './earn.ts';
export { readSharesOf } from './read-splits.ts';
export { hasOpenResplit, isFrozen, type LineOfDeal, linesOfDeal, revise } from './revise.ts';
export { earning, split, splitLine } from './tables.ts';
export { uplinesOn } from './uplines.ts';
