import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

/** The filters, the order and the page of the list in the URL. */
export const placeList = listOf(api.list);
