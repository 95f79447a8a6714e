import type { Request } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/web/list/listSearch.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

/** The state, the order and the page of the reminders in the URL. */
export const reminderList = listOf(api.reminders, { sort: { by: 'Made', direction: 'desc' } });

type Filter = keyof (typeof reminderList)['filters'];

/** The query of the call. Its filters were checked when they were read from the URL. */
export const reminderQuery = (query: UseList<Filter>['query']) => query as Request<typeof billing.reminders>['query'];
