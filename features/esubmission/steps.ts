import { type Step, stepKeys } from './words.ts';

/** The later of two steps of the wizard: going back to an earlier one does not undo how far it was filled in. */
export const furthest = (current: Step, reached: Step): Step =>
  stepKeys.indexOf(reached) > stepKeys.indexOf(current) ? reached : current;
