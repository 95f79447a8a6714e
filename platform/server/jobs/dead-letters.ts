import { ask } from '../database/ask.ts';
import type { Db, Tx } from '../database/database.ts';

export const deadLetters = 'dead-letter';

/** A job that failed at every try. Its payload is not shown: it may name people. */
export type DeadJob = { id: string; name: string; queuedAt: string; failedAt: string; problem: string };

const listed = `
  SELECT id, coalesce(source_name, '') AS name, coalesce(source_created_on, created_on) AS "queuedAt",
         created_on AS "failedAt", coalesce(output->>'message', '') AS problem
  FROM pgboss.job WHERE name = '${deadLetters}' AND state = 'created' ORDER BY created_on DESC LIMIT 200`;

/** The last of them first. */
export const listDeadJobs = (db: Db): Promise<DeadJob[]> => ask<DeadJob>(db, listed);

export const countDeadJobs = async (db: Db): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = '${deadLetters}' AND state = 'created'`,
  );
  return row?.count ?? 0;
};

/** A job that failed and is tried again: how often it was tried, of how many times, and when the next try begins. */
export type RetriedJob = {
  id: string;
  name: string;
  queuedAt: string;
  tries: number;
  of: number;
  nextAt: string;
  problem: string;
};

const retried = `
  SELECT id, name, created_on AS "queuedAt", retry_count AS tries, retry_limit + 1 AS of, start_after AS "nextAt",
         coalesce(output->>'message', '') AS problem
  FROM pgboss.job WHERE state = 'retry' ORDER BY start_after, id LIMIT 200`;

/** The one that is due next first. */
export const listRetriedJobs = (db: Db): Promise<RetriedJob[]> => ask<RetriedJob>(db, retried);

/** Takes one away for good; answers whether it was there. */
export const discardDeadJob = async (tx: Tx, id: string): Promise<boolean> => {
  const gone = await ask(tx, `DELETE FROM pgboss.job WHERE name = '${deadLetters}' AND id = $1 RETURNING id`, [id]);
  return gone.length > 0;
};
