import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

/**
 * Lets the statements of this transaction take longer than others may: what a run of thousands of people would pay, takes
 * or lets go is one statement, which on a slow or busy machine needs more than half a minute.
 */
export const allowLongStatements = async (at: Writing): Promise<void> => {
  await ask(at.db, "SET LOCAL statement_timeout = '10min'");
};
