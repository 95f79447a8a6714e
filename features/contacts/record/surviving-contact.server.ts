import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const survivor = `
  WITH RECURSIVE way AS (
    SELECT id, merged_into FROM contact WHERE id = $1
    UNION SELECT c.id, c.merged_into FROM contact c JOIN way ON c.id = way.merged_into
  )
  SELECT id FROM way WHERE merged_into IS NULL`;

/** The contact that stayed of one that may have been merged, whether it is still there or not. */
export const survivingContact = async (at: Pick<Reading, 'db'>, id: string): Promise<string> => {
  const [stayed] = await ask<{ id: string }>(at.db, survivor, [id]);
  return stayed?.id ?? id;
};
