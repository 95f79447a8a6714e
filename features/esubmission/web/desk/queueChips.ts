import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';

type Count = { id: number; label: string; count: number };

/** The order in which a case meets them; what the list has no place for comes last. */
const order = [2, 3, 5, 7, 6, 4];
const placeOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);

/** To do first, then each status of its own that has something or is chosen, then all. */
export const queueChips = (counts: Count[] | undefined, chosen: string | undefined): StatusChip[] => {
  if (!counts) return [{ value: '', label: 'To do' }];
  const of = (ids: number[]) => counts.reduce((sum, { id, count }) => sum + (ids.includes(id) ? count : 0), 0);
  const shown = counts
    .filter(({ id, count }) => id !== 1 && (count > 0 || String(id) === chosen))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
  return [
    { value: '', label: 'To do', count: of([2, 3]) },
    ...shown.map(({ id, label, count }) => ({ value: String(id), label, count })),
    { value: 'all', label: 'All', count: counts.reduce((sum, { count }) => sum + count, 0) },
  ];
};
