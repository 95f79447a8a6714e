import { planCalls } from './plans/plans.calls.ts';
import { progressCalls } from './progress/progress.calls.ts';
import { resplitCalls } from './resplits/resplit.calls.ts';
import { dealCalls } from './splits/deals.calls.ts';

/** Commission of salespeople: the plans, and how deals are split by them. */
export const commission = { ...dealCalls, ...planCalls, ...progressCalls, ...resplitCalls };
