import { searchBelow } from '#features/people/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../room.calls.ts';
import { firstDay, lastDay } from './periods.rules.ts';
import { signedWithin, type Team } from './seen.server.ts';
import { sumsByVia } from './sums.server.ts';
import { requireBelow } from './whose.server.ts';

const most = 20;

/** Whether the person `p` once brought a deal to the leader `$1`, from directly below or as their own. */
const broughtOnce = async (at: Reading, team: Team): Promise<string> => {
  const direct = await sumsByVia(at.db, team, { from: firstDay, to: lastDay });
  const own = `SELECT FROM deal_share_team t WHERE t.member_id = p.id AND t.leader_id = :leader AND ${signedWithin(team)}`;
  return `p.id = ANY('{${direct.map(({ id }) => id)}}') OR EXISTS (${own})`;
};

/** The people to whom the deals of a team can be narrowed. */
export const searchMembers = async (
  at: Reading,
  { query }: Input<typeof production.members>,
): Promise<Data<typeof production.members>> => {
  const { team } = await requireBelow(at, query.parent);
  const rows = await searchBelow(at.db, {
    leaderId: team.leaderId,
    day: today(at.clock),
    search: query.search,
    most,
    orElse: await broughtOnce(at, team),
  });
  return { rows };
};
