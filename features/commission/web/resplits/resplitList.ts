import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { resplitCalls } from '../../contract/resplit.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the resplits in the URL. */
export const resplitList = listOf(api.resplits, { sort: { by: 'Prepared', direction: 'desc' } });

type Filter = keyof (typeof resplitList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const resplitQuery = (query: UseList<Filter>['query']) =>
  query as Request<typeof resplitCalls.resplits>['query'];
