import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { toastResult } from '../feedback/toast.ts';
import type { Call, Received, Sending } from './client.ts';
import type { CallFailure } from './failure.ts';
import { makeIntent } from './intent.ts';
import { send } from './send.ts';

type Options<E extends Endpoint> = {
  /** It changes nothing that a page shows: a preview, a number that is revealed, a change after which the page reads anew itself. */
  refreshes?: false;
  /** No toast for these results: the page shows them itself. */
  silent?: 'success' | 'failure' | 'both';
  /** Milliseconds to wait before the success toast. */
  toastAfter?: number;
  /** The success toast, where it names what was done; the contract's message by default. */
  says?: (data: Received<E>, sent: Sending<E>) => string;
  onDone?: (data: Received<E>, sent: Sending<E>) => void;
};

/**
 * A call that changes data. After a lost connection the same input is sent with the same idempotency key, so that the
 * change is made once. On success it shows a toast; what is on screen is then loaded anew, and the rest when it is shown.
 */
export const useChange = <E extends Endpoint>(
  call: Call<E>,
  options: Options<E> = {},
): UseMutationResult<Received<E>, CallFailure, Sending<E>> => {
  const queries = useQueryClient();
  const { silent, toastAfter = 0 } = options;
  const [intent] = useState(makeIntent);
  return useMutation<Received<E>, CallFailure, Sending<E>>({
    mutationKey: [call.name],
    mutationFn: (input) => send(call, input, { idempotencyKey: intent.keyFor(input) }),
    onSettled: (_data, failure) => intent.settle(failure),
    onSuccess: async (data, input) => {
      const words = options.says?.(data, input) ?? call.message;
      if (words && silent !== 'success' && silent !== 'both') setTimeout(() => toastResult(words), toastAfter);
      options.onDone?.(data, input);
      if (options.refreshes !== false) await queries.invalidateQueries();
    },
    onError: (failure) => {
      if (silent !== 'failure' && silent !== 'both' && failure.status !== 401) toastResult(failure.message, 'danger');
    },
  });
};
