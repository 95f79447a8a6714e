import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';

/** Filters, order and page of this room's lists, kept in the URL. */

export const deskArticleList = listOf(api.deskArticles);
export const deskRollingTextList = listOf(api.deskRollingTexts, { sort: { by: 'Order', direction: 'asc' } });
export const deskEventList = listOf(api.deskEvents);
export const attendeeList = listOf(api.attendees, { sort: { by: 'No', direction: 'asc' } });
