import type { UseQueryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { dataOptions } from '../api/useData.ts';

export type WaitingQuery = UseQueryOptions<unknown, Error, number>;

/** A query for a count in the answer of a call. It is loaded again after a minute at the earliest. */
export const waitingIn = <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  count: (answer: Received<E>) => number | undefined,
): WaitingQuery => ({
  ...dataOptions(call, input),
  staleTime: 60_000,
  select: (answer) => count(answer as Received<E>) ?? 0,
});
