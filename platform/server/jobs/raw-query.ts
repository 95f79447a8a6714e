import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Runs `$1`-style SQL, as other libraries write it, through a Drizzle transaction. */
export const rawQuery = async (db: Db, text: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
  );
  return (await db.execute(sql.join(chunks))).rows as Record<string, unknown>[];
};
