export { deals } from './deals.server.ts';
export { earn, unearn } from './earning/earn.server.ts';
export { hasOpenResplit, isFrozen, type LineOfDeal, linesOfDeal, revise } from './resplits/revise.server.ts';
export { type HowEarned, readHowEarned } from './splits/how-earned.server.ts';
export { forfeitureOf, readOverridingOf, readSharesOf } from './splits/read-splits.server.ts';
export { uplinesOn } from './splits/uplines.server.ts';
