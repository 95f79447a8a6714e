import { Worker } from 'node:worker_threads';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CheckedCall } from '../http/perform.ts';
import type { Log } from '../log.ts';
import { errorOf, type FromThread, type Given, type ToThread } from './messages.ts';

/** Milliseconds that the thread stays after its last call. */
const idle = 10 * 60_000;

export type Apart = {
  /** Has a call done in the thread. @throws Refusal of the call, or 503 if the thread ended over it */
  run(name: string, call: CheckedCall): Promise<unknown>;
  close(): Promise<void>;
};

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/**
 * Calls that take a processor for up to a minute are done in a thread of the server's own process: it has everything that the
 * server has and answers nobody. It is started by the first of them and ends after ten minutes without one.
 * @param program what the thread runs, which is given `given`
 */
export const openApart = (program: URL, given: Given, log: Log): Apart => {
  let thread: Thread | undefined;
  return {
    run: (name, call) => {
      if (!thread || thread.isOver()) thread = startThread(program, given, log);
      return thread.run(name, call);
    },
    close: async () => thread?.close(),
  };
};

type Thread = ReturnType<typeof startThread>;

const startThread = (program: URL, given: Given, log: Log) => {
  const worker = new Worker(program, { workerData: given });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let isOver = false;
  let rest: NodeJS.Timeout | undefined;
  const say = (message: ToThread) => worker.postMessage(message);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const end = () => {
    isOver = true;
    clearTimeout(rest);
    say('close');
    return ended;
  };
  worker.on('message', ({ id, ...said }: FromThread) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if ('answer' in said) caller?.resolve(said.answer);
    else caller?.reject(errorOf(said.failure));
    if (waiting.size === 0) rest = setTimeout(end, idle).unref();
  });
  worker.on('error', (error) => log.error({ reason: (error as Error).message }, 'The thread for long calls failed'));
  worker.once('exit', () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(interrupted());
    waiting.clear();
  });
  return {
    isOver: () => isOver,
    run: (name: string, call: CheckedCall) =>
      new Promise<unknown>((resolve, reject) => {
        clearTimeout(rest);
        count += 1;
        waiting.set(count, { resolve, reject });
        say({ id: count, name, call });
      }),
    close: end,
  };
};

const interrupted = () =>
  new Refusal('server.unavailable', 'This was interrupted. Try again in a few seconds.', { retryAfter: 5 });
