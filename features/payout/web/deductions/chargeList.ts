import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filter, the order and the page of the charges in the URL. */
export const chargeList = listOf(api.charges);
