import { searchBelow } from '#features/people/server/index.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../../contract/index.ts';
import { requireBelow } from './whose.ts';

const most = 20;

/** Whoever once brought a deal to the leader $1 from directly below. Who left lower down is found by their own deals. */
const once = `
  SELECT via_id AS id FROM team_month WHERE leader_id = $1
  UNION
  SELECT p.id FROM person p
  WHERE EXISTS (SELECT FROM deal_share_team t WHERE t.member_id = p.id AND t.leader_id = $1)`;

/** The people to whom the deals of a team can be narrowed. */
export const searchMembers = async (
  at: Reading,
  { query }: Input<typeof production.members>,
): Promise<Data<typeof production.members>> => {
  const { member } = await requireBelow(at, query.parent);
  const others = await ask<{ id: string }>(at.db, once, [member.personId]);
  const rows = await searchBelow(at.db, {
    ...{ leaderId: member.personId, day: today(at.clock), search: query.search, most },
    others: others.map(({ id }) => id),
  });
  return { rows };
};
