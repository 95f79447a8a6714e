import { dealCalls } from './deals.ts';
import { planCalls } from './plans.ts';
import { progressCalls } from './progress.ts';
import { resplitCalls } from './resplit.ts';

/** What the agency pays of its commission: the plans, and how the deals are split by them. */
export const commission = { ...dealCalls, ...planCalls, ...progressCalls, ...resplitCalls };
