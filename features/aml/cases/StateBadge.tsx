import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Case } from './cases.calls.ts';
import { type ScreeningState, screeningStates } from './cases.words.ts';
import { LackingBadges } from './LackingBadges.tsx';

const tones: Record<ScreeningState, Tone> = { NOT_SCREENED: 'neutral', CLEAR: 'success', PENDING: 'info' };

/** The state of a case or of somebody in it; and which list that must be there they were not compared with, or an old one. */
export const StateBadge = ({ state, lacking = [] }: { state: ScreeningState; lacking?: Case['lacking'] }) => (
  <>
    <StatusBadge tone={tones[state]}>{screeningStates[state]}</StatusBadge>
    <LackingBadges lacking={lacking} />
  </>
);
