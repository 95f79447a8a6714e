import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';

/** Locks an account until the transaction ends, so that of simultaneous tries each counts those before it. */
export const lockAccount = async (at: Writing<Actor | null>, account: string): Promise<void> => {
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
};
