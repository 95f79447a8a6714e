import { useState } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import type { CallFailure } from '../api/failure.ts';
import { makeIntent } from '../api/intent.ts';
import { send } from '../api/send.ts';
import { readAllAgain } from './reads.ts';

/**
 * A call that changes data. After a lost connection the same input is sent with the same idempotency key, so that the change is made
 * once. When it is made, what is on the screen is read anew before `run` resolves; the page shows what failed by `error`.
 */
export const useSend = <E extends Endpoint>(call: Call<E>) => {
  const [intent] = useState(makeIntent);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallFailure | null>(null);
  const run = async (input: Sending<E>, onDone?: (data: Received<E>) => void): Promise<void> => {
    setSending(true);
    setError(null);
    try {
      const data = await send(call, input, { idempotencyKey: intent.keyFor(input) });
      intent.settle(null);
      onDone?.(data);
      await readAllAgain();
    } catch (failure) {
      intent.settle(failure as CallFailure);
      setError(failure as CallFailure);
      throw failure;
    } finally {
      setSending(false);
    }
  };
  return { run, isSending, error };
};
