import type { Db } from './database.ts';

/**
 * The rows of a statement that is written in SQL: for what runs with every change or on the hottest lists. Drizzle's
 * builders cost up to four times what the driver does. The columns keep the names that SQL gives them.
 */
export const ask = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.$client.query<Row>({ text, values })).rows;
