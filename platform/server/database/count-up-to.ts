import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** How many rows of a table meet a condition, counted up to a number, and whether there are more. */
export const countUpTo = async (
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<{ totalRecords: number; totalIsCapped: boolean }> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [total] = await db.select({ rows: count() }).from(some);
  const all = total?.rows ?? 0;
  return { totalRecords: Math.min(all, most), totalIsCapped: all > most };
};
