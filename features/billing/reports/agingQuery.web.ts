import type { Request } from '#platform/contract/endpoint.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { agingList } from '../lists.web.ts';
import type { billing } from '../room.calls.ts';

type Filter = keyof (typeof agingList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const agingQuery = (query: UseList<Filter>['query']) => query as Request<typeof billing.aging>['query'];
