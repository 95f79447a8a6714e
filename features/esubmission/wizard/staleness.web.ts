import { CallFailure } from '#platform/web/api/failure.ts';

/** The answer to a change of an old version: the version that is stored now, and the content of the step in it. */
export type Stale = { version: number; current: unknown };

/** What is stored now, if a change was refused because its step was changed since it was read; otherwise undefined. */
export const staleOf = (error: unknown): Stale | undefined =>
  error instanceof CallFailure && error.errors.some(({ code }) => code === 'esubmission.stale')
    ? (error.detail as Stale)
    : undefined;
