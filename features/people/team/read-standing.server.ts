import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A person's rank and upline on a day; null where none is stored. */
export type Standing = {
  rank: string | null;
  rankName: string | null;
  uplineId: string | null;
  uplineName: string | null;
};

const statement = `
  SELECT rank.code AS "rank", rank.name AS "rankName", above.id AS "uplineId", above.name AS "uplineName"
  FROM (VALUES (true)) AS always
  LEFT JOIN LATERAL (
    SELECT rank FROM person_rank WHERE person_id = $1 AND from_day <= $2 ORDER BY from_day DESC LIMIT 1
  ) ranked ON true
  LEFT JOIN rank ON rank.code = ranked.rank
  LEFT JOIN LATERAL (
    SELECT upline_id FROM upline WHERE person_id = $1 AND from_day <= $2 ORDER BY from_day DESC LIMIT 1
  ) link ON true
  LEFT JOIN person above ON above.id = link.upline_id`;

export const readStanding = async (db: Db, personId: string, day: Day): Promise<Standing> => {
  const [row] = await ask<Standing>(db, statement, [personId, day]);
  return row ?? { rank: null, rankName: null, uplineId: null, uplineName: null };
};

/** The people that a person leads directly on a day, without disabled ones. */
const downline = `
  SELECT member.id FROM upline link JOIN person member ON member.id = link.person_id AND member.disabled_at IS NULL
  WHERE link.upline_id = $1 AND link.from_day <= $2 AND NOT EXISTS (
    SELECT FROM upline later
    WHERE later.person_id = link.person_id AND later.from_day > link.from_day AND later.from_day <= $2
  )`;

/** Whether a person leads at least one salesperson on a day. It is computed and never stored. */
export const isManagerOn = async (db: Db, personId: string, day: Day): Promise<boolean> =>
  (await ask(db, `${downline} LIMIT 1`, [personId, day])).length > 0;
