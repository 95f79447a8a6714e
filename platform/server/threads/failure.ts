import { Refusal, type RefusalCode, type RefusalOptions } from '#platform/contract/refusal.ts';

/** An error as plain data, which is all that gets from one thread to another. */
export type Failure =
  | { refusal: { code: RefusalCode; message: string } & RefusalOptions }
  | { error: { message: string; stack: string | undefined; code: string | undefined; cause: unknown } };

/** Any error as a message. An `Error` by itself would arrive without its code, a refusal without what it says. */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof Refusal) {
    const { code, message, errors, detail, retryAfter } = thrown;
    return { refusal: { code, message, errors, detail, ...(retryAfter && { retryAfter }) } };
  }
  const { message, stack, code, cause } = thrown as Error & { code?: string };
  return { error: { message, stack, code, cause: cause instanceof Error ? failureOf(cause) : undefined } };
};

/** The error that a failure was made of. */
export const errorOf = (failure: Failure): Error => {
  if ('refusal' in failure) {
    const { code, message, ...options } = failure.refusal;
    return new Refusal(code, message, options);
  }
  const { message, stack, code, cause } = failure.error;
  const error = new Error(message, cause ? { cause: errorOf(cause as Failure) } : {});
  return Object.assign(error, { stack, code });
};
