import { dealCalls } from './deals.ts';
import { detailCalls } from './detail.ts';
import { figureCalls } from './figures.ts';
import { incomeCalls } from './income.ts';
import { outstandingCalls } from './outstanding.ts';
import { receivedCalls } from './received.ts';
import { teamCalls } from './team.ts';

/** What a salesperson sees of their own money, and a leader of their team’s. */
export const production = {
  ...figureCalls,
  ...dealCalls,
  ...detailCalls,
  ...incomeCalls,
  ...outstandingCalls,
  ...receivedCalls,
  ...teamCalls,
};
