import type { SigningState } from '#features/signing/signing.words.ts';

type Request = {
  version: number;
  state: SigningState;
  asks: boolean;
  recipient: { name: string };
  answered: number;
  answeredOf: number;
  finishedAt: string | null;
};

/** A link that ran out or was locked goes on once it is sent again: the answers are the customer's until somebody takes them back. */
const isWithCustomer: Record<SigningState, boolean> = {
  SENT: true,
  OPENED: true,
  VERIFIED: true,
  EXPIRED: true,
  LOCKED: true,
  SIGNED: false,
  DECLINED: false,
  REVOKED: false,
};

/** The request by which the customer answers their part of a form themselves; undefined: they are not asked, have signed or declined, or it was taken back. */
export const askedOut = <R extends Request>(form: { version: number; name: string }, requests: readonly R[]) =>
  requests.find(
    (each) =>
      each.asks && each.version === form.version && each.recipient.name === form.name && isWithCustomer[each.state],
  );

/** Whether the customer answers now: until they have finished nobody of the agency reads what. */
export const isAnswering = (request: Pick<Request, 'finishedAt'> | undefined): boolean =>
  request !== undefined && request.finishedAt === null;
