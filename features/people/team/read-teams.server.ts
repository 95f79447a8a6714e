import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readRanks } from './read-ranks.server.ts';
import { readLinks } from './set-upline.server.ts';
import type { Link } from './upline.rules.ts';

type Teams = {
  /** The ladder, from its foot up. */
  ladder: { rank: string; name: string }[];
  ranks: { personId: string; rank: string; fromDay: Day }[];
  links: Link[];
};

/** All ranks and uplines of the agency, of every day. */
export const readTeams = async (at: Pick<Reading, 'db'>): Promise<Teams> => ({
  ladder: await readRanks(at.db),
  ranks: await ask(at.db, 'SELECT person_id AS "personId", rank, from_day AS "fromDay" FROM person_rank'),
  links: await readLinks(at),
});
