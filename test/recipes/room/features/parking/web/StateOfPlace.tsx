import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { type PlaceState, placeStates } from '../words.ts';

const tones: Record<PlaceState, Tone> = { FREE: 'success', TAKEN: 'neutral' };

export const StateOfPlace = ({ state }: { state: PlaceState }) => (
  <StatusBadge tone={tones[state]}>{placeStates[state]}</StatusBadge>
);
