import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from './client.ts';
import type { CallFailure } from './failure.ts';
import { send } from './send.ts';

type Options = {
  enabled?: boolean;
  keepPrevious?: boolean;
  staleTime?: number;
  /** The interval in milliseconds for loading again, while the page is visible. */
  every?: number;
};

/** Keys are hierarchical: `[feature, call, input]`, so that a change can refresh a feature, a call, or one record. */
export const dataKey = (call: Call, input?: unknown) => {
  const [feature = '', key = ''] = call.name.split('.');
  return input === undefined ? [feature, key] : [feature, key, input];
};

export const dataOptions = <E extends Endpoint>(call: Call<E>, input: Sending<E>) => ({
  queryKey: dataKey(call, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => send(call, input, { signal }),
});

/** Loads the data of a call that changes nothing, typed by the contract. It is cached, and cancelled when no component uses it. */
export const useData = <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  options: Options = {},
): UseQueryResult<Received<E>, CallFailure> =>
  useQuery<Received<E>, CallFailure>({
    ...dataOptions(call, input),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.every ? { refetchInterval: options.every, refetchOnWindowFocus: 'always' as const } : {}),
  });
