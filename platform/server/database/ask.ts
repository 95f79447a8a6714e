import type pg from 'pg';
import type { Db } from './database.ts';

/** Drizzle keeps node-postgres's pool, or the connection of the transaction under way, but not in its types. */
export const clientOf = (db: Db) => (db._.session as unknown as { client: pg.Pool | pg.PoolClient }).client;

/**
 * The rows of a statement, asked through `db` in SQL of one's own: for what runs with every change or on the hottest
 * lists. Drizzle's builders cost up to four times what the driver does; the columns keep the names that SQL gives them.
 */
export const ask = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await clientOf(db).query<Row>({ text, values })).rows;
