import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { agency } from '../../contract/index.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the list in the URL. */
export const peopleList = listOf(api.people, { sort: { by: 'Name', direction: 'asc' } });

type Filter = keyof (typeof peopleList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const peopleQuery = (query: UseList<Filter>['query']) => query as Request<typeof agency.people>['query'];
