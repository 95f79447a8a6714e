import { addDays, type Day } from '#platform/contract/days.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import type { StatusChip } from '#platform/web/kit/status/StatusChips.tsx';
import { listOf, oneOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import type { esubmission } from '../room.calls.ts';
import { chipsOfStatuses, ownOrder, type StatusCount, sumOf } from '../status/statuses.web.ts';

/** The number of days before today that a period covers. `year` starts on 1 January; `days` has its own two dates. */
const periods = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  year: 'This year',
  days: 'Custom range',
} as const;
const periodKeys = ['7', '30', '90', 'year', 'days'] as const;

export const periodOptions = periodKeys.map((value) => ({ value, label: periods[value] }));

/** The first day of a period. */
export const periodStart = (period: string, today: Day): Day =>
  period === 'year' ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - Number(period));

/** The list's part of the URL. */
export const submissionList = listOf(api.list, {
  without: ['own', 'age', 'agent', 'team', 'sentFrom', 'sentTo'],
  own: { period: oneOf(...periodKeys) },
});

export type SubmissionFilter = keyof (typeof submissionList)['filters'];
type ListQuery = Request<typeof esubmission.list>['query'];

type Query = UseList<SubmissionFilter>['query'];

/** The query for the server, with the period as two dates. Each filter was checked when the URL was read. */
export const listQuery = ({ period, from, to, ...query }: Query, today: Day): ListQuery => {
  const checked = query as ListQuery;
  if (period === 'days') return { ...checked, ...(from && { from }), ...(to && { to }) };
  return period ? { ...checked, from: periodStart(period, today) } : checked;
};

/** The chip for all, and a chip for each status that has submissions or is chosen, with its count. */
export const chipsOf = (counts: StatusCount[] | undefined, chosen: string | undefined): StatusChip[] =>
  counts
    ? [{ value: '', label: 'All', count: sumOf(counts) }, ...chipsOfStatuses(ownOrder, counts, chosen)]
    : [{ value: '', label: 'All' }];

/**
 * The newest five submissions with the counts of every status. Home and the menu's badges use the same query, so that
 * there is one call.
 */
export const recentSubmissions = { query: { pageNumber: 1, pageSize: 5 } };
