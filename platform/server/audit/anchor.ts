import type pg from 'pg';
import { digestUpTo } from './verify.ts';

/**
 * Sets an anchor over all rows there are. Identity values are handed out before commit, so the last few may still be
 * under way: rows younger than a minute are left to the next anchor, and no transaction may last that long.
 */
export const setAnchor = async (pool: pg.Pool, now: Temporal.Instant): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const settled = now.subtract({ minutes: 1 }).toString();
    const { rows } = await client.query<{ id: number | null }>('SELECT max(id) AS id FROM audit_row WHERE at < $1', [
      settled,
    ]);
    const lastId = rows[0]?.id;
    if (lastId) {
      const digest = await digestUpTo(client, lastId);
      await client.query('INSERT INTO audit_anchor (at, rows, last_id, hash) VALUES ($1, $2, $3, $4)', [
        now.toString(),
        digest.rows,
        lastId,
        digest.hash,
      ]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
