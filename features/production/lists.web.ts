import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { api } from './api.web.ts';
import type { production } from './room.calls.ts';

/** The filters, the order and the page of each list in the URL. Their values are checked when they are read from it. */
export const dealList = listOf(api.deals);
export const dealQuery = (query: UseList<keyof (typeof dealList)['filters']>['query']) =>
  query as Request<typeof production.deals>['query'];

export const earnedList = listOf(api.payoutDeal);
export const earnedQuery = (query: UseList<keyof (typeof earnedList)['filters']>['query']) =>
  query as Request<typeof production.payoutDeal>['query'];

export const receivedList = listOf(api.received);
export const paidList = listOf(api.paidOut);
export const paidQuery = (query: UseList<keyof (typeof paidList)['filters']>['query']) =>
  query as Request<typeof production.paidOut>['query'];

export const nextList = listOf(api.nextPayout, { sort: { by: 'Since', direction: 'asc' } });
export const nextQuery = (query: UseList<keyof (typeof nextList)['filters']>['query']) =>
  query as Request<typeof production.nextPayout>['query'];

export const outstandingList = listOf(api.outstanding, { sort: { by: 'Due', direction: 'asc' } });

export const teamDealList = listOf(api.teamDeals);
export const teamDealQuery = (query: UseList<keyof (typeof teamDealList)['filters']>['query']) =>
  query as Request<typeof production.teamDeals>['query'];

type TeamDealFilters = UseList<keyof (typeof teamDealList)['filters']>['filters'];

/**
 * The filters of a team's deals after one of them changed. How deep somebody stood is said for that person and that team: it
 * goes when either changes.
 */
export const teamDealFiltersWith = (
  filters: TeamDealFilters,
  name: keyof TeamDealFilters,
  value: string | undefined,
): TeamDealFilters => {
  const { depth, [name]: _, ...others } = filters;
  const isOfDepth = name !== 'under' && name !== 'parent';
  return { ...others, ...(isOfDepth && depth && { depth }), ...(value && { [name]: value }) };
};

export const performanceList = listOf(api.performanceRows);
export const performanceQuery = (query: UseList<keyof (typeof performanceList)['filters']>['query']) =>
  query as Request<typeof production.performanceRows>['query'];

type OfPage = 'pageNumber' | 'pageSize' | 'sortBy' | 'sortDirection';

/** The filters of a list's query alone, for its file, which has all rows in one order. */
export const filtersOf = <Q extends Partial<Record<OfPage, unknown>>>(query: Q): Omit<Q, OfPage> => {
  const { pageNumber: _page, pageSize: _size, sortBy: _by, sortDirection: _direction, ...filters } = query;
  return filters;
};
