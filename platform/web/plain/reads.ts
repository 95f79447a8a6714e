import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { type CallFailure, isClosed, isOffline } from '../api/failure.ts';
import { send } from '../api/send.ts';

/** What a call has answered, and why the last time failed. */
export type Answer<Data> = { data?: Data; error?: CallFailure | undefined };

/** A call that is read, and who shows its answer. It stays in memory while the page is open. */
export type Read = {
  answer: Answer<unknown>;
  shownBy: Set<() => void>;
  subscribe: (changed: () => void) => () => void;
  /** When it was read last, in milliseconds. */
  at: number;
  run: () => Promise<void>;
  /** Once more, after what is on its way: that was asked before. */
  again: () => Promise<void>;
};

const reads = new Map<string, Read>();
const pauses = [1_000, 2_000];

/** A lost connection, or a server that starts anew. */
const mayPass = (error: CallFailure) => isOffline(error) || (error.status === 503 && !isClosed(error));

const sendAgain = async <E extends Endpoint>(call: Call<E>, input: Sending<E>): Promise<Received<E>> => {
  for (const pause of pauses)
    try {
      return await send(call, input);
    } catch (error) {
      if (!mayPass(error as CallFailure)) throw error;
      await new Promise((settle) => setTimeout(settle, pause));
    }
  return send(call, input);
};

/** The one read of a call with this input. */
export const readOf = <E extends Endpoint>(call: Call<E>, input: Sending<E>): Read => {
  const key = `${call.name} ${JSON.stringify(input)}`;
  const known = reads.get(key);
  if (known) return known;
  let running: Promise<void> | undefined;
  const load = async () => {
    read.at = Date.now();
    const { data } = read.answer;
    try {
      read.answer = { data: await sendAgain(call, input) };
    } catch (error) {
      read.answer = { ...(data !== undefined && { data }), error: error as CallFailure };
    }
    running = undefined;
    for (const shown of read.shownBy) shown();
  };
  const read: Read = {
    answer: {},
    shownBy: new Set(),
    subscribe: (changed) => {
      read.shownBy.add(changed);
      return () => void read.shownBy.delete(changed);
    },
    at: 0,
    run: () => {
      running ??= load();
      return running;
    },
    again: () => (running ?? Promise.resolve()).then(read.run),
  };
  reads.set(key, read);
  return read;
};

/** After a change: what is on the screen is read anew, and the rest when it is shown. */
export const readAllAgain = async (): Promise<void> => {
  const shown = [...reads.values()].filter((read) => {
    read.at = 0;
    return read.shownBy.size > 0;
  });
  await Promise.all(shown.map(({ again }) => again()));
};
