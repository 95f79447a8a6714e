import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters, the order and the page of the requests for reminders in the URL. */
export const reminderRequestList = listOf(api.reminderRequests);
