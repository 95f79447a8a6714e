import type { Problem } from '#platform/contract/refusal.ts';
import type { Limits } from './limits.rules.ts';

/** `at: 'wrong'`: step 1 can't be saved with it. `at: 'open'`: it is saved, and blocks submission only. */
export type InfoProblem = Problem & { code: string; at: 'wrong' | 'open' };

/** A check of step 1. Returns the problem, or a falsy value if there is none. */
export type Check<Info> = (info: Info, limits: Limits) => InfoProblem | undefined | false | '' | null;

const problemAt =
  (at: InfoProblem['at']) =>
  (field: string, message: string, code = 'info'): InfoProblem => ({ code, field, message, at });

export const wrong = problemAt('wrong');
export const open = problemAt('open');
