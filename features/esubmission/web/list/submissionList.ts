import { addDays, type Day } from '#platform/contract/days.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { day, listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { esubmission } from '../../contract.ts';
import { propertyCategories, transactionTypes } from '../../words.ts';

/** Days back from today that a period covers; `year` is from 1 January, `days` between two that are given beside it. */
const periods = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  year: 'This year',
  days: 'Between days',
} as const;
const periodKeys = ['7', '30', '90', 'year', 'days'] as const;

export const periodOptions = periodKeys.map((value) => ({ value, label: periods[value] }));

/** The first day that a period covers. */
export const periodStart = (period: string, today: Day): Day =>
  period === 'year' ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - Number(period));

/** What of the list stands in the URL. */
export const submissionList = listSearch({
  filters: {
    search: text,
    status: oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9', '10'),
    transactionType: oneOf(...transactionTypes),
    propertyCategory: oneOf(...propertyCategories),
    period: oneOf(...periodKeys),
    from: day,
    to: day,
  },
  sortable: ['CreatedDate', 'CaseNo', 'Price', 'Commission', 'Status'],
  sort: { by: 'CreatedDate', direction: 'desc' },
  size: 20,
});

export type SubmissionFilter = keyof (typeof submissionList)['filters'];
type ListQuery = Request<typeof esubmission.list>['query'];

type Query = UseList<SubmissionFilter>['query'];

/** What is asked of the server: the period as its days. Each filter was checked when it was read from the URL. */
export const listQuery = ({ period, from, to, ...query }: Query, today: Day): ListQuery => {
  const checked = query as ListQuery;
  if (period === 'days') return { ...checked, ...(from && { from }), ...(to && { to }) };
  return period ? { ...checked, from: periodStart(period, today) } : checked;
};
