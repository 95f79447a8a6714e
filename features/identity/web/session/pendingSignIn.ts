import { send } from '#platform/web/api/send.ts';
import type { Channel } from '../../channels.ts';
import type { SecondStepDue } from '../../contract/sign-in.ts';
import { api } from '../api.ts';

/** A code that is to be typed; times on this browser's clock. Of an app's code both are 0. */
type AwaitedCode = { channel: Channel; hint: string; lastsUntil: number; resendAt: number };

/** A sign-in whose password was right, kept in this tab alone until its code is given. */
export type PendingSignIn = SecondStepDue & { next?: string | undefined; code?: AwaitedCode };

const key = 'gable-sign-in';
let kept: PendingSignIn | undefined;

export const keepPending = (pending: PendingSignIn): void => {
  kept = pending;
  try {
    sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // In memory it lasts until the page is loaded anew.
  }
};

export const readPending = (): PendingSignIn | undefined => {
  try {
    kept ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // What can't be read is not there.
  }
  return kept;
};

export const dropPending = (): void => {
  kept = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};

/** Asks for a code by this way, and notes how long it lasts. */
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
