import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

/** The filters and the page of the lists in the URL. */
export const shareList = listOf(api.shares);
export const agencyList = listOf(api.agencies);
