import { type Problem, Refusal } from '#platform/contract/refusal.ts';

/** Throws a refusal if a rule found a problem. */
export const refuseProblem = (problem: Problem | undefined): void => {
  if (problem) throw new Refusal('esubmission.invalid', problem.message, { field: problem.field });
};
