import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type HitState, hitStates } from './hits.words.ts';

const tones: Record<HitState, Tone> = {
  OPEN: 'neutral',
  SECOND: 'info',
  SECOND_FALSE: 'info',
  TRUE: 'danger',
  FALSE: 'success',
};

export const HitBadge = ({ state }: { state: HitState }) => (
  <StatusBadge tone={tones[state]}>{hitStates[state]}</StatusBadge>
);
