export { deals } from './deals.ts';
export { earn, unearn } from './earn.ts';
export { type HowEarned, readHowEarned } from './how-earned.ts';
export { forfeitureOf, readOverridingOf, readSharesOf } from './read-splits.ts';
export { hasOpenResplit, isFrozen, type LineOfDeal, linesOfDeal, revise } from './revise.ts';
export { uplinesOn } from './uplines.ts';
