import type { ErrorEntry } from '#platform/contract/refusal.ts';

export const generalFailure = 'Oops...Something went wrong';

/** A call that was refused or failed. `status` 0: the server was not reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  readonly errors: ErrorEntry[];
  readonly detail: unknown;

  constructor(status: number, errors: ErrorEntry[], detail?: unknown) {
    super(errors[0]?.message ?? generalFailure);
    this.status = status;
    this.errors = errors;
    this.detail = detail;
  }
}

/** Gable is closed for maintenance: for everyone but administrators their session is over. */
export const isClosed = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors[0]?.code === 'maintenance.unavailable';

export const offlineFailure = () =>
  new CallFailure(0, [{ message: 'The server can’t be reached. Check your connection; what you typed is kept.' }]);

export const isOffline = (error: unknown): boolean => error instanceof CallFailure && error.status === 0;
