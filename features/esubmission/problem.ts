import { Refusal } from '#platform/contract/refusal.ts';

/** What is wrong with an input, in words for the person, at a dotted path into it (`rows.2.shareRate`). */
export type Problem = { message: string; field: string };

/** Refuses a change that a rule found a problem in. */
export const refuseProblem = (problem: Problem | undefined): void => {
  if (problem) throw new Refusal('esubmission.invalid', problem.message, { field: problem.field });
};
