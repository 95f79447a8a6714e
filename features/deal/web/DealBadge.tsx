import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type DealState, dealStates, overdueWords } from '../words.ts';

const tones: Record<DealState, Tone> = {
  PENDING: 'neutral',
  OVERDUE: 'danger',
  UNBILLED: 'neutral',
  BILLED: 'info',
  PART_PAID: 'info',
  PAID: 'success',
  SETTLED: 'success',
  CANCELLED: 'neutral',
  ABORTED: 'danger',
};

type Props = {
  deal: { state: DealState; overdueDays: number | null };
  /** A note under the badge. */
  note?: string | undefined;
};

/** Where a deal stands. */
export const DealBadge = ({ deal: { state, overdueDays }, note }: Props) => (
  <StatusBadge tone={tones[state]} note={note}>
    {overdueDays === null ? dealStates[state] : overdueWords(overdueDays)}
  </StatusBadge>
);
