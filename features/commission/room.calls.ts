import { planCalls } from './plans/plans.calls.ts';
import { progressCalls } from './progress/progress.calls.ts';
import { resplitCalls } from './resplits/resplit.calls.ts';
import { dealCalls } from './splits/deals.calls.ts';

/** What the agency pays of its commission: the plans, and how the deals are split by them. */
export const commission = { ...dealCalls, ...planCalls, ...progressCalls, ...resplitCalls };
