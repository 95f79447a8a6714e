import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** The filters, the order and the page of what was sent to customers in the URL. */
export const waitingList = listOf(api.waiting);
