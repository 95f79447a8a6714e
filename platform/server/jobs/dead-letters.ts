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

/** Takes one away for good; answers whether it was there. */
export const discardDeadJob = async (tx: Tx, id: string): Promise<boolean> => {
  const gone = await ask(tx, `DELETE FROM pgboss.job WHERE name = '${deadLetters}' AND id = $1 RETURNING id`, [id]);
  return gone.length > 0;
};
