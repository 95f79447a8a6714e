import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the credit notes in the URL. */
export const creditNoteList = listOf(api.creditNotes);
