import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import type { SecondStepDue } from '../sign-in/sign-in.calls.ts';
import type { Channel } from './channels.words.ts';

/** The code that was requested. Times are of the browser's clock; both are 0 for an app's code. */
type AwaitedCode = { channel: Channel; hint: string; lastsUntil: number; resendAt: number };

/** A sign-in that waits for its code. It is kept in this tab only. */
export type PendingSignIn = SecondStepDue & { next?: string | undefined; code?: AwaitedCode };

const key = 'gable-sign-in';
let current: PendingSignIn | undefined;

export const keepPending = (pending: PendingSignIn): void => {
  current = pending;
  try {
    sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // Without storage it is kept in memory until a reload.
  }
};

export const readPending = (): PendingSignIn | undefined => {
  try {
    current ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage that can't be read counts as empty.
  }
  return current;
};

export const dropPending = (): void => {
  current = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
};

/** Requests a code by a channel and stores how long it is valid. */
export const askForCode = async (pending: PendingSignIn, channel: Channel): Promise<PendingSignIn> => {
  const { loginSessionId } = pending;
  const { hint, lastsSeconds, resendSeconds } = await send(api.requestOtp, { body: { loginSessionId, channel } });
  const now = Date.now();
  const until = (seconds: number) => (seconds === 0 ? 0 : now + seconds * 1000);
  const next: PendingSignIn = {
    ...pending,
    code: { channel, hint, lastsUntil: until(lastsSeconds), resendAt: until(resendSeconds) },
  };
  keepPending(next);
  return next;
};
