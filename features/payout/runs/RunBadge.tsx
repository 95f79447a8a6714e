import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type RunState, runStates } from '../payout.words.ts';

const tones: Record<RunState, Tone> = {
  DRAFT: 'neutral',
  APPROVED: 'info',
  SENT: 'info',
  PAID: 'success',
  WITHDRAWN: 'neutral',
};

export const RunBadge = ({ state }: { state: RunState }) => (
  <StatusBadge tone={tones[state]}>{runStates[state]}</StatusBadge>
);
