import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Longer than any team is deep; a circle can't be stored. */
const deepest = 50;

const chain = `
  WITH RECURSIVE above AS (
    SELECT $1::uuid AS id, 0 AS level
    UNION ALL
    SELECT link.upline_id, above.level + 1 FROM above JOIN LATERAL (
      SELECT upline_id FROM upline WHERE person_id = above.id AND from_day <= $2 ORDER BY from_day DESC LIMIT 1
    ) link ON link.upline_id IS NOT NULL
    WHERE above.level < ${deepest}
  )
  SELECT above.id FROM above JOIN person p ON p.id = above.id
  WHERE above.level > 0 AND (p.disabled_at IS NULL OR p.disabled_at >= ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Singapore')
  ORDER BY above.level`;

/** The uplines of a person on a day, nearest first. People who had left by the end of that day are skipped. */
export const chainOn = async (db: Db, personId: string, day: Day): Promise<string[]> =>
  (await ask<{ id: string }>(db, chain, [personId, day])).map(({ id }) => id);
