import type { Actor } from '#platform/contract/actor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db, Tx } from './database/database.ts';
import { inTransaction } from './database/transaction.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { FileStore } from './storage/file-store.ts';

/** What the process stands on, made once at start. */
export type Services = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  mailer: Mailer;
  jobs: Jobs;
  secrets: Secrets;
};

/** Where a call comes from; jobs and the command line say so with `address: 'internal'`. */
export type Origin = { requestId: string; address: string; userAgent: string };

/** Where what no person's call began comes from: `by` is who began it, such as `cli`. */
export const internalOrigin = (by: string): Origin => ({ requestId: by, address: 'internal', userAgent: by });

/**
 * What a use-case stands in: who acts, through which connection, from where.
 * `Reading` may be the pool or a transaction; `Writing` is a transaction, opened by whoever called.
 */
export type Reading<A extends Actor | null = Actor> = Services & Origin & { actor: A; db: Db };
export type Writing<A extends Actor | null = Actor> = Services & Origin & { actor: A; db: Tx };

/** Runs `work` in one transaction, or in a part of the one under way; nothing of it remains when it throws. */
export const transact = <A extends Actor | null, T>(
  at: Reading<A>,
  work: (at: Writing<A>) => Promise<T>,
): Promise<T> =>
  at.db === at.database
    ? inTransaction(at.database, (db) => work({ ...at, db }))
    : at.db.transaction((db) => work({ ...at, db }));
