import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/**
 * Keeps other steps that decide what is paid waiting until the transaction ends: two runs are not drawn up of the same
 * earnings, and no run goes on while something in it is being held.
 */
export const lockPayouts = async (at: Writing): Promise<void> => {
  await ask(at.db, "SELECT pg_advisory_xact_lock(hashtext('payout'))");
};
