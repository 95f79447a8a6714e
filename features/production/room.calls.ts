import { figureCalls } from './dashboard/figures.calls.ts';
import { detailCalls } from './deal-details/detail.calls.ts';
import { incomeCalls } from './income-report/income-report.calls.ts';
import { receivedCalls } from './money/money.calls.ts';
import { outstandingCalls } from './outstanding/outstanding.calls.ts';
import { teamCalls } from './team/team.calls.ts';
import { dealCalls } from './transactions/deals.calls.ts';

/** Calls of salespeople for their own money, and of leaders for their team’s. */
export const production = {
  ...figureCalls,
  ...dealCalls,
  ...detailCalls,
  ...incomeCalls,
  ...outstandingCalls,
  ...receivedCalls,
  ...teamCalls,
};
