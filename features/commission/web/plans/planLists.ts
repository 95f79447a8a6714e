import { listOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.ts';

/** The filters and the page of the plans, and of the people of one, in the URL. */
export const planList = listOf(api.plans, { sort: { by: 'Name', direction: 'asc' } });
export const planPeopleList = listOf(api.planPeople, { sort: { by: 'Name', direction: 'asc' } });
