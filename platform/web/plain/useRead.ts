import { useEffect, useSyncExternalStore } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { type Answer, readOf } from './reads.ts';

/** How long an answer is taken for new, in milliseconds. */
const fresh = 15_000;

type Options = {
  enabled?: boolean;
  /** Milliseconds until it is read again, while the page is seen. */
  every?: number | undefined;
};

/**
 * Reads the data of a call that changes nothing. It is read again when the tab is looked at, and after each change; pages of one
 * visit share it. `retry` tries again.
 */
export const useRead = <E extends Endpoint>(
  call: Call<E>,
  input: Sending<E>,
  { enabled = true, every }: Options = {},
): Answer<Received<E>> & { retry: () => void } => {
  const read = readOf(call, input);
  const answer = useSyncExternalStore(read.subscribe, () => read.answer);
  useEffect(() => {
    if (!enabled) return;
    const isSeen = () => document.visibilityState === 'visible';
    const look = () => {
      if (isSeen() && Date.now() - read.at > fresh) void read.run();
    };
    look();
    const timer = every && setInterval(() => isSeen() && void read.run(), every);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [read, enabled, every]);
  return { ...(answer as Answer<Received<E>>), retry: () => void read.run() };
};
