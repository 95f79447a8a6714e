import { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';

/** What a change that came late is answered: the version that is stored now, and what the step holds since then. */
export type Stale = { version: number; current: unknown };

/** Was a change refused because its step was changed since it was read? Then what stands there now. */
export const staleOf = (error: unknown): Stale | undefined =>
  error instanceof CallFailure && error.errors.some(({ code }) => code === 'esubmission.stale')
    ? (error.detail as Stale)
    : undefined;

/** 00's toast of a failure, for a change that may have been tried again by itself; a session that ended tells itself. */
export const tellFailure = (error: unknown): never => {
  if (error instanceof CallFailure && error.status !== 401) toastResult(error.message, 'danger');
  throw error;
};
