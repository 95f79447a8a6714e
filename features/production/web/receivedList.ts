import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { production } from '../contract.ts';
import { api } from './api.ts';

/** The filter, the order and the page of what was received, in the URL. */
export const receivedList = listOf(api.payoutDeal, { sort: { by: 'Received', direction: 'desc' } });

type Filter = keyof (typeof receivedList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const receivedQuery = (query: UseList<Filter>['query']) =>
  query as Request<typeof production.payoutDeal>['query'];
