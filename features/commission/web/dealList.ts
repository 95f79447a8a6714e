import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { commission } from '../contract/index.ts';
import { api } from './api.ts';

/** The filters, the order and the page of the deals in the URL. */
export const dealList = listOf(api.deals, { sort: { by: 'Approved', direction: 'desc' } });

type Filter = keyof (typeof dealList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const dealQuery = (query: UseList<Filter>['query']) => query as Request<typeof commission.deals>['query'];
