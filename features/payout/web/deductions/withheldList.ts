import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the withheld money in the URL. */
export const withheldList = listOf(api.withheld, { sort: { by: 'Person', direction: 'asc' } });
