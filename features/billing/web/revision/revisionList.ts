import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { revisionCalls } from '../../contract/revisions.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the revisions in the URL. */
export const revisionList = listOf(api.revisions, { sort: { by: 'Prepared', direction: 'desc' } });

type Filter = keyof (typeof revisionList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const revisionQuery = (query: UseList<Filter>['query']) =>
  query as Request<typeof revisionCalls.revisions>['query'];
