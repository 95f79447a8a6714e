import type { Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Span } from './periods.rules.ts';

/** The team of a leader, and the days of signing for which the actor sees its deals and sums: null for all. */
export type Team = { leaderId: string; days: Span[] | null };

/** The condition that shares `t` were signed on days that the actor sees. The days are those of uplines, not of a request. */
export const signedWithin = ({ days }: Team): string => {
  if (days === null) return 'true';
  const within = days.map(({ from, to }) => `t.signed_on BETWEEN '${from}' AND '${to}'`);
  return `(${within.join(' OR ') || 'false'})`;
};

/** The day since which the actor sees the deals of a team; null where it had none that they don't see. */
export const seenFrom = async (db: Db, team: Team): Promise<Day | null> => {
  const from = team.days?.at(-1)?.from;
  if (!from) return null;
  const hidden = await ask<object>(
    db,
    `SELECT 1 FROM deal_share_team t WHERE t.leader_id = $1 AND t.signed_on < $2 AND NOT ${signedWithin(team)} LIMIT 1`,
    [team.leaderId, from],
  );
  return hidden.length > 0 ? from : null;
};
