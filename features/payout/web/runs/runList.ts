import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The order and the page of the payout runs in the URL. */
export const runList = listOf(api.runs);
