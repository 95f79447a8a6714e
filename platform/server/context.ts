import type { Actor } from '#platform/contract/actor.ts';
import type { AuditKey } from './audit/key.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Channels } from './database/channels.ts';
import type { Database, Db, Tx } from './database/database.ts';
import { inPart, inTransaction } from './database/transaction.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SecondWords } from './second-words.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { FileStore } from './storage/file-store.ts';

/** The services of a process, made once at start. */
export type Services = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  channels: Channels;
  files: FileStore;
  mailer: Mailer;
  jobs: Jobs;
  secrets: Secrets;
  auditKey: AuditKey;
};

/**
 * Where a call comes from; `address` is 'internal' for jobs and the command line. `visit` is the token of a visitor's cookie, in calls
 * that take one. `unversioned`: a change that came without the version of what was read.
 */
export type Origin = {
  requestId: string;
  address: string;
  userAgent: string;
  visit?: string | undefined;
  unversioned?: true;
  /** Of a call: whether a second word was given in it. */
  secondWords?: SecondWords;
};

/** The origin of work that no call started: `by` is what started it, such as `cli`. */
export const internalOrigin = (by: string): Origin => ({ requestId: by, address: 'internal', userAgent: by });

/**
 * What a use-case gets: who acts, from where, with which connection and services.
 * The connection of `Reading` is the pool or a transaction; that of `Writing` is a transaction, opened by the caller.
 */
export type Reading<A extends Actor | null = Actor> = Services & Origin & { actor: A; db: Db };
export type Writing<A extends Actor | null = Actor> = Services & Origin & { actor: A; db: Tx };

/** Runs `work` in a transaction, or in a savepoint of the current one; all of it is undone when it throws. */
export const transact = <A extends Actor | null, T>(
  at: Reading<A>,
  work: (at: Writing<A>) => Promise<T>,
): Promise<T> =>
  at.db === at.database
    ? inTransaction(at.database, (db) => work({ ...at, db }))
    : inPart(at.db, (db) => work({ ...at, db }));
