import type { Db } from './database.ts';

/**
 * The rows of a statement that is written in SQL: for what runs with every change or on the hottest lists. Drizzle's
 * builders cost up to four times what the driver does. The columns keep the names that SQL gives them.
 */
export const ask = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.$client.query<Row>({ text, values })).rows;

/**
 * The same, planned anew each time for its values, which costs a millisecond or two: for lists of which one person has a
 * hundred rows and another one a hundred thousand. PostgreSQL would keep one plan for both of them.
 */
export const askPlanned = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.$client.query<Row>(text, values)).rows;
