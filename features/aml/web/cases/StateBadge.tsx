import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type ScreeningState, screeningStates } from '../../words/cases.ts';

const tones: Record<ScreeningState, Tone> = { NOT_SCREENED: 'neutral', CLEAR: 'success', PENDING: 'info' };

/** The state of a case or of somebody in it. */
export const StateBadge = ({ state }: { state: ScreeningState }) => (
  <StatusBadge tone={tones[state]}>{screeningStates[state]}</StatusBadge>
);
