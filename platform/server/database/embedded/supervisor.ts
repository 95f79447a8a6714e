import { setTimeout as sleep } from 'node:timers/promises';
import { attemptAfter, delayBefore } from './back-off.ts';
import type { Log, Postmaster } from './postmaster.ts';

/** Keeps one server running. `pid` is that of its current process. */
export type Supervisor = {
  readonly pid: number;
  stop(): Promise<void>;
  /** Called once, when the server is gone for good: after stop(). */
  onExit(listener: () => void): void;
};

const patience: { signal: NodeJS.Signals; ms: number }[] = [
  { signal: 'SIGINT', ms: 10_000 },
  { signal: 'SIGQUIT', ms: 5000 },
  { signal: 'SIGKILL', ms: 5000 },
];

type Cluster = {
  relaunch: () => Promise<Postmaster>;
  /** Ends what a server that was killed has left running. */
  clear: () => Promise<unknown>;
};

/**
 * Watches a server. If it dies unexpectedly, launches it again, with growing delays and without end: a full disk may
 * have room later.
 */
export function supervise(first: Postmaster, { relaunch, clear }: Cluster, log: Log): Supervisor {
  const listeners: (() => void)[] = [];
  let current = first;
  let stopping = false;

  const killCurrent = () => current.signal('SIGINT');
  process.on('exit', killCurrent);

  async function watch() {
    let attempt = -1;
    for (;;) {
      const since = Date.now();
      const how = await current.exited;
      if (stopping) return;
      log('error', `PostgreSQL (process ${current.pid}) died: ${how}. Starting it again.`);
      const next = await bringBack(attemptAfter(attempt, Date.now() - since));
      if (next === undefined) return;
      attempt = next;
    }
  }

  /** Returns the number of the try that succeeded. */
  async function bringBack(first: number): Promise<number | undefined> {
    for (let attempt = first; ; attempt++) {
      await sleep(delayBefore(attempt));
      if (stopping) return undefined;
      try {
        current = await relaunch();
        // stop() was called while it started, and has signalled only the previous process.
        if (stopping) current.signal('SIGINT');
        log('info', `PostgreSQL runs again (process ${current.pid}).`);
        return attempt;
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        log('error', `PostgreSQL did not start again: ${error.message}`);
      }
    }
  }

  const ended = watch().then(async () => {
    // The backends of a killed postmaster end after it.
    if (stopping) await clear();
    process.off('exit', killCurrent);
    for (const listener of listeners) listener();
  });

  return {
    get pid() {
      return current.pid;
    },
    onExit: (listener) => void listeners.push(listener),
    async stop() {
      stopping = true;
      for (const { signal, ms } of patience) {
        current.signal(signal);
        if (await settlesWithin(ended, ms)) return;
        log('warn', `PostgreSQL did not stop within ${ms / 1000} s of ${signal}.`);
      }
    },
  };
}

async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const settled = await Promise.race([promise.then(() => true), late]);
  timer.abort();
  return settled;
}
