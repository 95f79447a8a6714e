import { daysAbove, findBySaNo, findMembers, lineOf, type Member } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { firstDay, lastDay, type Span } from './periods.rules.ts';
import { signedWithin, type Team } from './seen.server.ts';
import type { Named } from './team.calls.ts';

/**
 * A team with the line of leaders from the actor down to its own. The actor sees deals signed on days on which they were above its leader.
 */
type Led = { line: Named[]; team: Team };
/** Someone of the actor's team, with their own. */
type Below = Led & { member: Member };

/**
 * The actor's team, or that of somebody below them today by their code. Staff lead nobody: they have an empty team, and no line. @throws
 * 404 for anyone else: a sibling, an upline, somebody who left the team, and a code that does not exist get the same answer.
 */
export const requireBelow = async (at: Reading, saNo: string | undefined): Promise<Led> => {
  const { userId, role } = at.actor;
  if (!saNo && role !== 'salesperson') return { line: [], team: { leaderId: userId, days: null } };
  return requireBelowById(at, saNo ? await findBySaNo(at.db, saNo) : userId);
};

const requireBelowById = async (at: Reading, id: string | undefined): Promise<Below> => {
  const day = today(at.clock);
  if (!id || at.actor.role !== 'salesperson') throw missing('salesperson');
  const above = await lineOf(at.db, id, day);
  const place = above.indexOf(at.actor.userId);
  if (place < 0) throw missing('salesperson');
  const ids = above.slice(0, place + 1).toReversed();
  const members = new Map((await findMembers(at.db, ids, day)).map((member) => [member.personId, member]));
  const member = members.get(id);
  if (!member) throw missing('salesperson');
  const line = ids.flatMap((each) => {
    const member = members.get(each);
    return member ? [{ saNo: member.saNo, name: member.name }] : [];
  });
  const [team] = await teamsOf(at, [id]);
  if (!team) throw new Error('A team is answered for each person.');
  return { member, line, team };
};

/** The teams of these people, in their order, with the days of each that the actor sees. */
export const teamsOf = async (at: Reading, ids: string[]): Promise<Team[]> => {
  const { userId } = at.actor;
  const others = ids.filter((id) => id !== userId);
  const led = others.length > 0 ? await daysAbove(at.db, others, userId) : [];
  const daysOf = Map.groupBy(led, ({ personId }) => personId);
  const spansOf = (id: string): Span[] =>
    (daysOf.get(id) ?? []).map(({ from, to }) => ({ from: from ?? firstDay, to: to ?? lastDay }));
  return ids.map((id) => ({ leaderId: id, days: id === userId ? null : spansOf(id) }));
};

const counted = (team: Team) => `
  SELECT 1 FROM deal_share_team low
  JOIN deal_share_team t ON t.share_id = low.share_id AND t.leader_id = $1 AND t.level > low.level
  WHERE low.leader_id = $2 AND ${signedWithin(team)} LIMIT 1`;

/**
 * A person by whom a list of a leader's deals may be filtered: the leader, people below them today, and former members with deals there.
 * @throws 404 for anyone else, as for an unknown code
 */
export const requireCounted = async (at: Reading, team: Team, saNo: string): Promise<Named & { id: string }> => {
  const day = today(at.clock);
  const id = await findBySaNo(at.db, saNo);
  const isBelow = id !== undefined && (await lineOf(at.db, id, day)).includes(team.leaderId);
  const isCounted = isBelow || (id && (await ask<object>(at.db, counted(team), [team.leaderId, id])).length > 0);
  const [member] = id && isCounted ? await findMembers(at.db, [id], day) : [];
  if (!id || !member) throw missing('salesperson');
  return { id, saNo: member.saNo, name: member.name };
};

/** Only somebody below the actor, not the actor. */
export const requireStrictlyBelow = async (at: Reading, id: string | undefined): Promise<Below> => {
  if (id === at.actor.userId) throw missing('salesperson');
  return requireBelowById(at, id);
};
