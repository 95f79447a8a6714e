import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { saidOf } from './said-of.rules.ts';

/** What the screening of a case means for all that comes after it: it goes on, it waits until somebody is screened, or it is held. */
const meaning: Record<ScreeningState, 'GOES_ON' | 'WAITS' | 'HELD'> = {
  CLEAR: 'GOES_ON',
  NOT_SCREENED: 'WAITS',
  PENDING: 'HELD',
};

/** Whether nothing goes on with a case. */
export const isHeldBy = (state: ScreeningState): boolean => saidOf(meaning, state, 'HELD') === 'HELD';

/** Whether a case is clear. */
export const isClear = (state: ScreeningState): boolean => saidOf(meaning, state, 'HELD') === 'GOES_ON';
