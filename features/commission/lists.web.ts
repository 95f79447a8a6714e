import { listOf, listSearch, oneOf } from '#platform/web/list/listSearch.ts';
import { api } from './api.web.ts';
import { countings } from './commission.words.ts';

/** Filters, order and page of this room's lists, kept in the URL. */

export const dealList = listOf(api.deals);
export const planList = listOf(api.plans, { sort: { by: 'Name', direction: 'asc' } });
export const planPeopleList = listOf(api.planPeople, { sort: { by: 'Name', direction: 'asc' } });

/** All shares of the period come with one call; the page shows those of a figure. */
export const progressList = listSearch({
  filters: { show: oneOf(...Object.keys(countings)) },
  sortable: ['signed'],
  sort: { by: 'signed', direction: 'desc' },
  size: 20,
});
export const resplitList = listOf(api.resplits);
