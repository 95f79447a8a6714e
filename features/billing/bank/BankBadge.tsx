import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type BankState, bankStates } from '../billing.words.ts';

const tones: Record<BankState, Tone> = {
  NEW: 'neutral',
  BOOKED: 'success',
  MATCHED: 'success',
  SET_ASIDE: 'neutral',
  DEBIT: 'neutral',
  FOREIGN: 'neutral',
  UNDECIDED: 'warning',
  DUPLICATE: 'neutral',
};

/** The state of a line of the bank. */
export const BankBadge = ({ state }: { state: BankState }) => (
  <StatusBadge tone={tones[state]}>{bankStates[state]}</StatusBadge>
);
