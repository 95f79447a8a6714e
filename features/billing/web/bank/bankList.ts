import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the bank's lines in the URL. */
export const bankList = listOf(api.bankLines);
