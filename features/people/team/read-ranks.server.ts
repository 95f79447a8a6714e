import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The ladder, from its foot up. */
export const readRanks = (db: Db): Promise<{ rank: string; name: string }[]> =>
  ask(db, 'SELECT code AS rank, name FROM rank ORDER BY position');
