import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the requests for reminders in the URL. */
export const reminderRequestList = listOf(api.reminderRequests, { sort: { by: 'Asked', direction: 'desc' } });

type Filter = keyof (typeof reminderRequestList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const reminderRequestQuery = (query: UseList<Filter>['query']) =>
  query as Request<typeof billing.reminderRequests>['query'];
