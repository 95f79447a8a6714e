import { appendFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Services } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { digestUpTo, type KeptAnchor } from './verify.ts';

/** Sets an anchor every hour. */
export const auditJobs = ({ database, clock, config }: Services): Job[] => [
  {
    name: 'audit.anchor',
    everyCron: '7 * * * *',
    run: () => setAnchor(database.$client, clock.now(), config.auditAnchorFile),
  },
];

/**
 * Sets an anchor over all rows. A row gets its id before its transaction commits, so the last few ids may belong to rows
 * that are not committed yet. Rows younger than a minute are therefore left to the next anchor; no transaction lasts a minute.
 * The anchor is also added to a file, which may lie where the owner of the database can't change it.
 */
export const setAnchor = async (pool: pg.Pool, now: Temporal.Instant, file: string): Promise<void> => {
  const anchor = await storeAnchor(pool, now);
  if (anchor) await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
};

const storeAnchor = async (pool: pg.Pool, now: Temporal.Instant): Promise<KeptAnchor | undefined> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const settled = now.subtract({ minutes: 1 }).toString();
    const { rows } = await client.query<{ id: number | null }>('SELECT max(id) AS id FROM audit_row WHERE at < $1', [
      settled,
    ]);
    const lastId = rows[0]?.id;
    const digest = lastId ? await digestUpTo(client, lastId) : undefined;
    if (lastId && digest) {
      await client.query('INSERT INTO audit_anchor (at, rows, last_id, hash) VALUES ($1, $2, $3, $4)', [
        now.toString(),
        digest.rows,
        lastId,
        digest.hash,
      ]);
    }
    await client.query('COMMIT');
    return lastId && digest
      ? { at: now.toString(), rows: digest.rows, lastId, hash: digest.hash.toString('hex') }
      : undefined;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
