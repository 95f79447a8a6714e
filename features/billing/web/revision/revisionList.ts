import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the revisions in the URL. */
export const revisionList = listOf(api.revisions);
