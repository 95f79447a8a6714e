import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';
import { Status } from '../../words.ts';

type StatusCount = { id: number; label: string; count: number };

/** As a submission goes through them; what ended otherwise stands last. */
const order: number[] = [
  Status.draft,
  Status.returned,
  Status.submitted,
  Status.underReview,
  Status.onHold,
  Status.approved,
  Status.completed,
  Status.rejected,
  Status.cancelled,
  Status.aborted,
];

/** All, and each status that has something or is chosen, with how many. */
export const chipsOf = (counts: StatusCount[] | undefined, chosen: string | undefined): StatusChip[] => {
  if (!counts) return [{ value: '', label: 'All' }];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const shown = counts
    .filter(({ id, count }) => count > 0 || String(id) === chosen)
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [
    { value: '', label: 'All', count: all },
    ...shown.map(({ id, label, count }) => ({ value: String(id), label, count })),
  ];
};
