import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** The filters, the order and the page of the desk's courses in the URL. */
export const courseList = listOf(api.courses, { sort: { by: 'Next', direction: 'asc' } });
export const standingList = listOf(api.standings);
export const declarationList = listOf(api.declarations);
