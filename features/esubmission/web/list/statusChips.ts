import type { StatusChip } from '#platform/web/kit/StatusChips.tsx';
import { chipsOfStatuses, ownOrder, type StatusCount, sumOf } from '../chipsOfStatuses.ts';

/** All, and each status that has something or is chosen, with how many. */
export const chipsOf = (counts: StatusCount[] | undefined, chosen: string | undefined): StatusChip[] =>
  counts
    ? [{ value: '', label: 'All', count: sumOf(counts) }, ...chipsOfStatuses(ownOrder, counts, chosen)]
    : [{ value: '', label: 'All' }];
