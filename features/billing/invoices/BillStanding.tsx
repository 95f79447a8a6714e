import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type BillState, billStates } from '../billing.words.ts';
import { Disputed } from '../disputes/Disputed.tsx';
import type { Bill } from '../room.calls.ts';

const tones: Record<BillState, Tone> = {
  WAITING: 'neutral',
  PENDING: 'neutral',
  READY: 'warning',
  ISSUED: 'info',
  PART_PAID: 'info',
  OVERDUE: 'danger',
  PAID: 'success',
  WRITTEN_OFF: 'neutral',
  VOID: 'neutral',
  REMOVED: 'neutral',
};

type Standing = Pick<Bill, 'state' | 'disputeReason'>;

/** Where a bill stands, and whether it is disputed. */
export function BillStanding({ bill: { state, disputeReason } }: { bill: Standing }) {
  const badge = <StatusBadge tone={tones[state]}>{billStates[state]}</StatusBadge>;
  return disputeReason === null ? badge : <Disputed>{badge}</Disputed>;
}
