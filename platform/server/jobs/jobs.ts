import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobResult, PgBoss } from 'pg-boss';
import { agencyZone } from '#platform/contract/days.ts';
import { ask } from '../database/ask.ts';
import type { Tx } from '../database/database.ts';
import { type Log, withoutParams } from '../log.ts';
import { takeRequest, underRequest, withRequest } from '../request-id.ts';
import { deadLetters } from './dead-letters.ts';

/**
 * A job: a name, and what it does with its payload. It runs at least once: a handler that sends or pays keeps its own mark
 * of having done so. Up to ten of a name run at the same time. `everyCron` makes one run for all servers together.
 */
export type Job<Payload extends object = object> = {
  name: string;
  everyCron?: string;
  run(payload: Payload): Promise<void>;
};

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists if and only if the change does. */
  send(tx: Tx, name: string, payload: object): Promise<void>;
  /** The same of several jobs of a name, in one statement. */
  sendAll(tx: Tx, name: string, payloads: object[]): Promise<void>;
  /** Whether a job with all of this payload waits or is under way. */
  isUnderWay(tx: Tx, name: string, payload: object): Promise<boolean>;
  /** Queues a job from the dead letters again, as new. Answers whether it was there. */
  revive(tx: Tx, id: string): Promise<boolean>;
};

export type JobWorker = {
  /** Begins to work, until `stop()`. Waits for a database that is away. */
  start(jobs: Job[]): Promise<void>;
  stop(): Promise<void>;
};

export const openJobs = (url: string, log: Log): Jobs & JobWorker => {
  const self = `gable-jobs ${randomUUID()}`;
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    // A worker is woken by NOTIFY, on one connection more.
    useListenNotify: true,
    migrate: false,
    createSchema: false,
    application_name: self,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    // No job waits for another one.
    flowIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'The job queue met an error and goes on'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The job queue warns'));
  const queues = queuesOf(boss);
  const workers = new Map<string, string>();
  let looking: NodeJS.Timeout | undefined;
  let isOver = false;
  /** The server already answers calls: a network that fails for a moment must not end it. */
  const untilDone = async (what: string, step: () => Promise<unknown>): Promise<void> => {
    while (!isOver)
      try {
        await step();
        return;
      } catch (error) {
        if (isOver) return;
        log.warn({ job: what, reason: (error as Error).message }, 'A job can’t begin yet, and is tried again');
        await sleep(1_000);
      }
  };
  const takeUpAbandoned = async () => {
    await queues.open();
    await boss.getDb().executeSql(abandonedAgain, [self]);
  };
  return {
    send: async (tx, name, payload) => {
      await queues.ready(name);
      await boss.send(name, withRequest(payload), { db: through(tx) });
    },
    sendAll: async (tx, name, payloads) => {
      await queues.ready(name);
      const jobs = payloads.map((payload) => ({ data: withRequest(payload) }));
      await boss.insert(name, jobs, { db: through(tx) });
    },
    isUnderWay: async (tx, name, payload) => {
      await queues.ready(name);
      return (await ask(tx, underWay, [name, JSON.stringify(payload)])).length > 0;
    },
    revive: async (tx, id) => {
      await queues.open();
      return (await boss.redrive(deadLetters, { ids: [id], db: through(tx) })) > 0;
    },
    start: async (jobs) => {
      await untilDone('of a server that was killed', takeUpAbandoned);
      for (const job of jobs)
        await untilDone(job.name, async () => {
          workers.set(job.name, await work(boss, job, log, queues));
        });
      if (!isOver) looking = setInterval(() => void wakeDue(boss, workers, log), lookMs);
    },
    stop: () => {
      isOver = true;
      clearInterval(looking);
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};

const underWay = `SELECT FROM pgboss.job WHERE name = $1 AND state < 'completed' AND data @> $2::jsonb LIMIT 1`;

/** The queue's statements go through the caller's transaction. */
const through = (tx: Tx) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await ask(tx, text, values) }),
});

type Queues = { open(): Promise<void>; ready(name: string): Promise<void> };

/**
 * Opens the queue when it is first needed, each name once: what is sent before any worker runs (the demo, the command
 * line, a call that comes while the server starts) waits there for one.
 */
const queuesOf = (boss: PgBoss): Queues => {
  const made = new Map<string, Promise<void>>();
  const once = (name: string, make: () => Promise<unknown>): Promise<void> => {
    const existing = made.get(name);
    if (existing) return existing;
    const making = make().then(() => undefined);
    made.set(name, making);
    // A database that was away for a moment is asked again by the next caller.
    making.catch(() => made.delete(name));
    return making;
  };
  const open = () => once(deadLetters, () => boss.start().then(() => boss.createQueue(deadLetters)));
  const make = async (name: string) => {
    await boss.createQueue(name, options);
    // One that an earlier release made keeps its old options otherwise.
    await boss.updateQueue(name, options);
  };
  return { open, ready: (name) => open().then(() => once(name, () => make(name))) };
};

/**
 * When a server begins and no other one is at work, jobs that are under way are those of one that was killed: they are due
 * at once. $1: the name of its own connections. What has no try left goes the way of a missed heartbeat.
 */
const abandonedAgain = `
  UPDATE pgboss.job SET state = 'retry', start_after = now()
  WHERE state = 'active' AND retry_count < retry_limit
    AND NOT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'gable-jobs%' AND application_name <> $1)`;

/**
 * Five more tries with growing pauses; what still fails goes to the dead letters, which staff see. A server says four times a
 * minute that it works on a job: after half a minute of silence it was killed or lost its database, and the job is tried again.
 */
const options = {
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 5,
  heartbeatSeconds: 30,
  deadLetter: deadLetters,
  notify: true,
};

/**
 * Ten jobs are fetched at a time, and the next as soon as those are done, while there are more. Each is settled by
 * itself: one that fails is tried again alone. What becomes due without a notification `wakeDue` finds: a worker looks by itself every five minutes.
 */
const pace = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 300,
} as const;

const lookMs = 2_000;

const dueNames = `
  SELECT name FROM unnest($1::text[]) AS worked(name)
  WHERE EXISTS (SELECT FROM pgboss.job j
    WHERE j.name = worked.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now())`;

/**
 * One look of a server for all its workers: a retry becomes due, and an abandoned job is taken up, without a notification, and a
 * notification may be lost. Each worker that looked by itself asked the database thirty times a second for nothing.
 */
const wakeDue = async (boss: PgBoss, workers: Map<string, string>, log: Log): Promise<void> => {
  try {
    const { rows } = await boss.getDb().executeSql(dueNames, [[...workers.keys()]]);
    for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name) ?? '');
  } catch (error) {
    log.debug({ reason: (error as Error).message }, 'The job queue could not be looked at');
  }
};

const work = async (boss: PgBoss, job: Job, log: Log, queues: Queues): Promise<string> => {
  await queues.ready(job.name);
  if (job.everyCron) await boss.schedule(job.name, job.everyCron, {}, { tz: agencyZone });
  const run = async ({ id, data, ...tries }: Fetched): Promise<JobResult> => {
    const start = performance.now();
    const { request = `clock-${id}`, payload } = takeRequest(data);
    const line = { job: job.name, id, request };
    try {
      await underRequest(request, () => job.run(payload));
    } catch (error) {
      // The values of a statement stay out of what staff read of a job that failed.
      const message = withoutParams((error as Error).message);
      log.warn({ ...line, ...tryOf(tries), reason: withoutAddresses(message) }, 'A try of a job failed');
      return { id, status: 'failed', output: { message } };
    }
    log.info({ ...line, ms: Math.round(performance.now() - start) }, 'Job done');
    return { id, status: 'completed' };
  };
  return boss.work<object | null, unknown, typeof pace>(job.name, pace, (batch) => Promise.all(batch.map(run)));
};

type Fetched = { id: string; data: object | null } & Tries;
type Tries = { retryCount: number; retryLimit: number; retryDelay: number };

/** Which try it was and of how many, and within how many seconds the next one begins; the queue draws the time up to that. */
const tryOf = ({ retryCount, retryLimit, retryDelay }: Tries) => ({
  try: retryCount + 1,
  of: retryLimit + 1,
  next: retryCount < retryLimit ? `within ${retryDelay * 2 ** (retryCount + 1)} s` : 'none',
});

/** What others say of a failure may name whom a mail went to. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(]+@[^\s<>"'),;]+/g, '(address)');
