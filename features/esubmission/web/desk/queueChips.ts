import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';
import { Status } from '../../words.ts';

type Count = { id: number; label: string; count: number };

/** The order in which a case meets them. */
const order: number[] = [
  Status.submitted,
  Status.underReview,
  Status.returned,
  Status.onHold,
  Status.approved,
  Status.completed,
  Status.rejected,
  Status.cancelled,
  Status.aborted,
];

/** What waits first, then each status of its own that has something or is chosen, then all. */
export const queueChips = (
  counts: Count[] | undefined,
  chosen: string | undefined,
  waiting: { label: string; ids: number[] },
): StatusChip[] => {
  const { label, ids } = waiting;
  if (!counts) return [{ value: '', label }];
  const of = (wanted: number[]) => counts.reduce((sum, { id, count }) => sum + (wanted.includes(id) ? count : 0), 0);
  const shown = counts
    .filter(({ id, count }) => id !== Status.draft && (count > 0 || String(id) === chosen))
    // One status that is all that waits has its chip already.
    .filter(({ id }) => ids.length > 1 || id !== ids[0])
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [
    { value: '', label, count: of(ids) },
    ...shown.map((each) => ({ value: String(each.id), label: each.label, count: each.count })),
    { value: 'all', label: 'All', count: counts.reduce((sum, { count }) => sum + count, 0) },
  ];
};
