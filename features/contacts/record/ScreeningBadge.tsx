import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { type ScreeningState, screeningStates } from './contact.words.ts';

const tones = { NOT_SCREENED: 'neutral', CLEAR: 'success', PENDING: 'info' } as const;

export const ScreeningBadge = ({ state }: { state: ScreeningState }) => (
  <StatusBadge tone={tones[state]}>{screeningStates[state]}</StatusBadge>
);
