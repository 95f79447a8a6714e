import type { Fault } from '#platform/contract/refusal.ts';

export const generalFailure = 'Oops...Something went wrong';

/** A call that was refused or failed. `status` 0: the server was not reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  readonly errors: Fault[];
  readonly detail: unknown;

  constructor(status: number, errors: Fault[], detail?: unknown) {
    super(errors[0]?.message ?? generalFailure);
    this.status = status;
    this.errors = errors;
    this.detail = detail;
  }
}

/** Whether a call failed because Gable is closed for maintenance, which ends all sessions but administrators'. */
export const isClosed = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors[0]?.code === 'maintenance.unavailable';

/** Whether a call waits for the password or a code of whoever made it. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors[0]?.code === 'session.unconfirmed';

/** Whether nothing is open to them before they have set up an authenticator app. The page that loads anew leads there. */
export const isWithoutApp = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors[0]?.code === 'session.second-step';

/** Whether the session is locked, as its device was handed over. The page that loads anew asks to unlock it. */
export const isHandedOver = (error: unknown): boolean =>
  error instanceof CallFailure && error.errors[0]?.code === 'session.handed-over';

/** Whether a call failed because the session has ended. The page of the sign-in says so. */
export const isSessionOver = (error: unknown): boolean => error instanceof CallFailure && error.status === 401;

export const offlineFailure = () =>
  new CallFailure(0, [{ message: 'The server can’t be reached. Check your connection; what you typed is kept.' }]);

export const isOffline = (error: unknown): boolean => error instanceof CallFailure && error.status === 0;
