import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';
import { chipsOfStatuses, deskOrder, type StatusCount, sumOf } from '../chipsOfStatuses.ts';

/** What waits first, then each status of its own that has something or is chosen, then all. */
export const queueChips = (
  counts: StatusCount[] | undefined,
  chosen: string | undefined,
  { label, ids }: { label: string; ids: number[] },
): StatusChip[] => {
  if (!counts) return [{ value: '', label }];
  // One status that is all that waits has its chip already.
  const others = deskOrder.filter((id) => ids.length > 1 || id !== ids[0]);
  return [
    { value: '', label, count: sumOf(counts.filter(({ id }) => ids.includes(id))) },
    ...chipsOfStatuses(others, counts, chosen),
    { value: 'all', label: 'All', count: sumOf(counts) },
  ];
};
