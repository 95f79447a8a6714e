import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

/** By whom it is grouped, the order and the page of the aging in the URL. */
export const agingList = listOf(api.aging, { sort: { by: 'Total', direction: 'desc' } });

type Filter = keyof (typeof agingList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const agingQuery = (query: UseList<Filter>['query']) => query as Request<typeof billing.aging>['query'];
