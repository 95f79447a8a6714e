import { listSearch, oneOf, text } from '#platform/web/list/listSearch.ts';
import { propertyCategories, Status, transactionTypes } from '../../words.ts';

/** What of a queue stands in the URL. Without a status it is what waits, the oldest first. */
export const queueList = listSearch({
  filters: {
    search: text,
    status: oneOf('all', '2', '3', '4', '5', '6', '7', '8', '9', '10'),
    transactionType: oneOf(...transactionTypes),
    propertyCategory: oneOf(...propertyCategories),
  },
  sortable: ['SubmittedDate', 'CaseNo', 'Price', 'Commission', 'Status'],
  sort: { by: 'SubmittedDate', direction: 'asc' },
  size: 20,
});

/** A desk's queue: the statuses that wait for it, and its words. */
export type Queue = { title: string; waiting: { label: string; ids: number[] }; nothing: string };

export const queues = {
  submissions: {
    title: 'Submissions',
    waiting: { label: 'To do', ids: [Status.submitted, Status.underReview] },
    nothing: 'What salespeople submit appears here, the oldest first.',
  },
  compliance: {
    title: 'Compliance',
    waiting: { label: 'On hold', ids: [Status.onHold] },
    nothing: 'What compliance puts on hold appears here. Look through what is submitted or under review above.',
  },
} satisfies Record<string, Queue>;

/** The chosen chip as the list's `status`; undefined asks for every status that the desk sees. */
export const statusOf = (chosen: string | undefined, { waiting }: Queue): string | undefined =>
  chosen === undefined ? waiting.ids.join(',') : chosen === 'all' ? undefined : chosen;
