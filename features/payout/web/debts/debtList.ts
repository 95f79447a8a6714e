import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters and the page of the debts in the URL. */
export const debtList = listOf(api.debts);
