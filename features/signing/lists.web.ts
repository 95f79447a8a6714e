import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** Filters, order and page of documents sent to customers, kept in the URL. */
export const waitingList = listOf(api.waiting);
