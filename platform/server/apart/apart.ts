import { Refusal } from '#platform/contract/refusal.ts';
import type { Config } from '../config.ts';
import type { CheckedCall } from '../http/perform.ts';
import type { Log } from '../log.ts';
import { startThread, type Thread, ThreadEnded } from '../threads/thread.ts';
import { packed, type SentCall } from './sent-call.ts';

/** Milliseconds that the thread stays after its last call. */
const idle = 10 * 60_000;

/** What the thread is started with: the configuration, and the database that the server has opened. */
export type ThreadSetup = { config: Config; url: string };
/** A call with its name, by which the thread finds its route. */
export type NamedCall = SentCall & { name: string };

export type Apart = {
  /** Runs the use-case of a call in the thread. @throws Refusal of the call, or 503 if the thread ended before it answered */
  run(name: string, call: CheckedCall): Promise<unknown>;
  close(): Promise<void>;
};

/**
 * Runs calls that keep a processor busy for up to a minute in a thread of the server's process, so that the server goes on
 * answering everybody else. The first such call starts the thread; it ends after ten minutes without one.
 * @param program what the thread runs (`in-thread.ts`), started with `given`
 */
export const openApart = (program: URL, setup: ThreadSetup, log: Log): Apart => {
  let current: Thread<NamedCall, unknown> | undefined;
  let rest: NodeJS.Timeout | undefined;
  return {
    run: async (name, call) => {
      const sent = await packed(call);
      clearTimeout(rest);
      if (!current || current.isOver()) current = startThread(program, setup);
      const thread = current;
      try {
        return await thread.ask({ name, ...sent });
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        log.error({ call: name, reason: (error.cause as Error | undefined)?.message }, error.message);
        throw interrupted();
      } finally {
        if (thread.isAtRest()) rest = setTimeout(thread.end, idle).unref();
      }
    },
    close: async () => {
      clearTimeout(rest);
      await current?.end();
    },
  };
};

const interrupted = () =>
  new Refusal('server.unavailable', 'This was interrupted. Try again in a few seconds.', { retryAfter: 5 });
