import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The state, the order and the page of the reminders in the URL. */
export const reminderList = listOf(api.reminders);
