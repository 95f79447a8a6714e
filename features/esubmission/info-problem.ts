import type { Limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** `at` is when it matters: what is `wrong` is never stored, what is `open` only holds up submission. */
export type InfoProblem = Problem & { code: string; at: 'wrong' | 'open' };

/** A rule of step 1: what it finds, or nothing. */
export type Check<Info> = (info: Info, limits: Limits) => InfoProblem | undefined | false | '' | null;

const problemAt =
  (at: InfoProblem['at']) =>
  (field: string, message: string, code = 'info'): InfoProblem => ({ code, field, message, at });

export const wrong = problemAt('wrong');
export const open = problemAt('open');
