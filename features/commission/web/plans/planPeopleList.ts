import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The search and the page of the people of a plan in the URL. */
export const planPeopleList = listOf(api.planPeople, { sort: { by: 'Name', direction: 'asc' } });
