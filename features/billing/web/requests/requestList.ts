import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The state, the order and the page of the requests in the URL. */
export const requestList = listOf(api.requests);
