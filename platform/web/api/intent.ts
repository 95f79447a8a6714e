import { type CallFailure, isOffline } from './failure.ts';

/** The idempotency key of a change: the same for the same input after a lost connection, so that it is made once. */
export const makeIntent = () => {
  let intent: { text: string; key: string } | undefined;
  return {
    keyFor: (input: unknown): string => {
      const text = JSON.stringify(input);
      if (intent?.text !== text) intent = { text, key: crypto.randomUUID() };
      return intent.key;
    },
    /** The change was answered, or its connection was lost. */
    settle: (failure: CallFailure | null): void => {
      if (!isOffline(failure)) intent = undefined;
    },
  };
};
