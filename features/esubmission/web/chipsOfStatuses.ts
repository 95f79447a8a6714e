import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';
import { Status, type StatusId } from '../words.ts';

/** How many submissions stand at a status, as a list answers it. */
export type StatusCount = { id: number; label: string; count: number };

/** The same for everyone; what ended otherwise stands last. */
const onwards: StatusId[] = [
  Status.onHold,
  Status.approved,
  Status.completed,
  Status.rejected,
  Status.cancelled,
  Status.aborted,
];

/** What a salesperson has to do comes first. */
export const ownOrder: StatusId[] = [Status.draft, Status.returned, Status.submitted, Status.underReview, ...onwards];

/** The order in which a desk meets them: no drafts. */
export const deskOrder: StatusId[] = [Status.submitted, Status.underReview, Status.returned, ...onwards];

export const sumOf = (counts: StatusCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** In this order, each of its statuses that has something or is chosen, with how many. */
export const chipsOfStatuses = (order: StatusId[], counts: StatusCount[], chosen: string | undefined): StatusChip[] =>
  order
    .flatMap((id) => counts.find((each) => each.id === id) ?? [])
    .filter(({ id, count }) => count > 0 || String(id) === chosen)
    .map(({ id, label, count }) => ({ value: String(id), label, count }));
