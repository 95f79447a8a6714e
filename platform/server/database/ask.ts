import type { Db } from './database.ts';
import type { Statement } from './naming-client.ts';
import { placed, type Values } from './placed.ts';

/**
 * The rows of a statement that is written in SQL: for what runs with every change or on the hottest lists. Drizzle's
 * builders cost up to four times what the driver does. The columns keep the names that SQL gives them.
 * A text with more than two values names them: `:person`, and `{ person }` for it.
 */
export const ask = async <Row extends object>(
  db: Db,
  text: string,
  values: Values = [],
  { prepared = true }: How = {},
): Promise<Row[]> => {
  const statement: Statement = { ...placed(text, values), prepared };
  return (await db.$client.query<Row>(statement)).rows;
};

/**
 * `prepared: false`: planned anew each time for its values, which costs a millisecond or two: for lists of which one person has a
 * hundred rows and another one a hundred thousand. PostgreSQL would keep one plan for both of them.
 */
type How = { prepared?: boolean };
