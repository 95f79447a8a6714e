import { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';

/** Was a change refused because the submission was changed since it was read? */
export const isStale = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors.some(({ code }) => code === 'esubmission.stale');

/** 00's toast of a failure, for a change that may have been tried again by itself; a session that ended tells itself. */
export const tellFailure = (error: unknown): never => {
  if (error instanceof CallFailure && error.status !== 401) toastResult(error.message, 'danger');
  throw error;
};
