import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of a run's lines in the URL. */
export const lineList = listOf(api.lines, { sort: { by: 'Payee', direction: 'asc' } });
