import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.ts';

/** The filters and the page of the shares in the URL. */
export const shareList = listOf(api.shares, { sort: { by: 'Approved', direction: 'desc' } });
