import { listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import { propertyCategories, transactionTypes } from '../../words.ts';

/** What of the queue stands in the URL. Without a status it is what waits for the desk, the oldest first. */
export const queueList = listSearch({
  filters: {
    search: text,
    status: oneOf('all', '2', '3', '4', '5', '6', '7'),
    transactionType: oneOf(...transactionTypes),
    propertyCategory: oneOf(...propertyCategories),
  },
  sortable: ['CreatedDate', 'CaseNo', 'Price', 'Commission', 'Status'],
  sort: { by: 'CreatedDate', direction: 'asc' },
  size: 20,
});

/** Submitted, or under review: what the desk has to do. */
export const toDo = '2,3';

/** The chosen chip as the list's `status`; undefined asks for every status that the desk sees. */
export const statusOf = (chosen: string | undefined): string | undefined =>
  chosen === undefined ? toDo : chosen === 'all' ? undefined : chosen;
