import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/** Until the commit nobody else finds, opens or joins cases of this salesperson: else one customer would get two. */
export const holdCasesOf = async (at: Writing<Actor | null>, owner: string): Promise<void> => {
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('aml-owner ' || $1, 0))`, [owner]);
};
