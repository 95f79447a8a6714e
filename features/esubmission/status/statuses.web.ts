import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleX,
  IconClock,
  IconEye,
  IconFileX,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { StatusChip } from '#platform/web/kit/status/StatusChips.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { Status, type StatusId, statusIds } from './status.words.ts';

type Look = { tone: Tone; icon: ComponentType<{ size?: number; stroke?: number }> };

/**
 * The colour and icon of each status, and its position among the chips: `own` in a salesperson's own list, where what
 * they have to do comes first, and `desk` in a desk's queue, which has no drafts.
 */
const looks: Record<StatusId, Look & { own: number; desk: number | null }> = {
  [Status.draft]: { tone: 'neutral', icon: IconPencil, own: 1, desk: null },
  [Status.returned]: { tone: 'warning', icon: IconArrowBackUp, own: 2, desk: 3 },
  [Status.submitted]: { tone: 'info', icon: IconClock, own: 3, desk: 1 },
  [Status.underReview]: { tone: 'progress', icon: IconEye, own: 4, desk: 2 },
  [Status.onHold]: { tone: 'neutral', icon: IconHourglass, own: 5, desk: 5 },
  [Status.approved]: { tone: 'success', icon: IconCircleCheck, own: 6, desk: 6 },
  [Status.completed]: { tone: 'success', icon: IconCircleCheckFilled, own: 7, desk: 7 },
  [Status.rejected]: { tone: 'danger', icon: IconCircleX, own: 8, desk: 8 },
  [Status.cancelled]: { tone: 'neutral', icon: IconBan, own: 9, desk: 9 },
  [Status.aborted]: { tone: 'neutral', icon: IconFileX, own: 10, desk: 10 },
};

/** The colour and icon of a submission's status. The label is part of the record. */
export const lookOfStatus = (id: number): Look => looks[id as StatusId] ?? { tone: 'info', icon: IconHourglass };

/** The number of submissions with a status, as a list returns it. */
export type StatusCount = { id: number; label: string; count: number };

const inOrderOf = (place: (id: StatusId) => number | null): StatusId[] =>
  statusIds.filter((id) => place(id) !== null).sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));

export const ownOrder: StatusId[] = inOrderOf((id) => looks[id].own);
export const deskOrder: StatusId[] = inOrderOf((id) => looks[id].desk);

export const sumOf = (counts: StatusCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The chips in the given order: each status that has submissions or is chosen, with its count. */
export const chipsOfStatuses = (order: StatusId[], counts: StatusCount[], chosen: string | undefined): StatusChip[] =>
  order
    .flatMap((id) => counts.find((each) => each.id === id) ?? [])
    .filter(({ id, count }) => count > 0 || String(id) === chosen)
    .map(({ id, label, count }) => ({ value: String(id), label, count }));
