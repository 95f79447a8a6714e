import type { Problem } from '#platform/contract/refusal.ts';
import type { PlaceState } from './words.ts';

/** A place that is taken says by whom. */
export const placeProblem = ({ state, note }: { state: PlaceState; note: string }): Problem | undefined =>
  state === 'TAKEN' && note === '' ? { message: 'Say who has the place.', field: 'note' } : undefined;
