import type { StatusChip } from '#platform/web/kit/status/StatusChips.tsx';
import { listOf, oneOf } from '#platform/web/list/listSearch.ts';
import { api } from '../api.web.ts';
import { Status } from '../status/status.words.ts';
import { chipsOfStatuses, deskOrder, type StatusCount, sumOf } from '../status/statuses.web.ts';

/** The queue's part of the URL. Without a status it shows what waits, oldest first. */
export const queueList = listOf(api.list, {
  sort: { by: 'SubmittedDate', direction: 'asc' },
  without: ['own', 'from', 'to'],
  own: { status: oneOf('all', '2', '3', '4', '5', '6', '7', '8', '9', '10') },
});

/** A desk's queue: its title, the statuses that wait for the desk, and the text for an empty list. */
export type Queue = { title: string; waiting: { label: string; ids: number[] }; nothing: string };

export const queues = {
  submissions: {
    title: 'Submissions',
    waiting: { label: 'To do', ids: [Status.submitted, Status.underReview] },
    nothing: 'What salespeople submit appears here, the oldest first.',
  },
  compliance: {
    title: 'Holds',
    waiting: { label: 'On hold', ids: [Status.onHold] },
    nothing: 'What compliance puts on hold appears here. Look through what is submitted or under review above.',
  },
} satisfies Record<string, Queue>;

/** The list's `status` for the chosen chip; undefined for all statuses that the desk sees. */
export const statusOf = (chosen: string | undefined, { waiting }: Queue): string | undefined =>
  chosen === undefined ? waiting.ids.join(',') : chosen === 'all' ? undefined : chosen;

/** The chips: first what waits, then each status that has submissions or is chosen, then all. */
export const queueChips = (
  counts: StatusCount[] | undefined,
  chosen: string | undefined,
  { label, ids }: { label: string; ids: number[] },
): StatusChip[] => {
  if (!counts) return [{ value: '', label }];
  // If only one status waits, the first chip already stands for it.
  const others = deskOrder.filter((id) => ids.length > 1 || id !== ids[0]);
  return [
    { value: '', label, count: sumOf(counts.filter(({ id }) => ids.includes(id))) },
    ...chipsOfStatuses(others, counts, chosen),
    { value: 'all', label: 'All', count: sumOf(counts) },
  ];
};
