import { peopleOf } from '#features/people/index.server.ts';
import { searchWords } from '#platform/contract/fold/fold-text.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { patternOf } from '#platform/server/database/search.ts';
import { isCaseNo } from './search-text.rules.ts';

/**
 * Whose cases are listed, as ids: of the salesperson or the team that is asked for; and by searched word, those whose names
 * have it.
 */
export type OfAgents = { agents?: string[]; named?: Record<string, string[]> };

type Asked = { agent?: string | undefined; team?: string | undefined; search?: string | undefined };
type Named = { word: string; ids: string[] };

const byName = `
  SELECT given.word, array_agg(p.id) AS ids FROM unnest($1::text[], $2::text[]) AS given (word, pattern)
  JOIN person_public p ON p.role = 'salesperson' AND p.search LIKE given.pattern
  GROUP BY given.word`;

/** The filters of a list of staff with the salespeople that they mean. A salesperson has a list of their own. */
export const withAgents = async <Q extends Asked>(at: Reading, query: Q): Promise<Q & OfAgents> => {
  if (at.actor.role === 'salesperson') return query;
  const words = searchWords(query.search ?? '').filter((word) => !isCaseNo(word));
  const [team, agentsByWord] = await Promise.all([
    query.team === undefined ? undefined : teamOf(at, query.team),
    words.length === 0 ? [] : ask<Named>(at.db, byName, [words, words.map(patternOf)]),
  ]);
  const agents = query.agent === undefined ? team : [query.agent].filter((id) => !team || team.includes(id));
  return {
    ...query,
    ...(agents && { agents }),
    ...(agentsByWord.length > 0 && { named: Object.fromEntries(agentsByWord.map(({ word, ids }) => [word, ids])) }),
  };
};

/** A leader and everyone below them today. */
const teamOf = async (at: Reading, leaderId: string): Promise<string[]> => {
  const values = { audience: [`team:${leaderId}`], day: today(at.clock) };
  return (await ask<{ id: string }>(at.db, peopleOf, values)).map(({ id }) => id);
};

const names = 'SELECT id, name FROM person_public WHERE id = ANY($1::uuid[])';

/** The names of the salesperson and of the leader that a list is filtered by. */
export const namesOfFilters = async (at: Reading, { agent, team }: Asked) => {
  const ids = [agent, team].filter((id) => id !== undefined);
  const people = ids.length === 0 ? [] : await ask<{ id: string; name: string }>(at.db, names, [ids]);
  const nameOf = (id: string | undefined) => people.find((each) => each.id === id)?.name ?? null;
  return { agentName: nameOf(agent), leaderName: nameOf(team) };
};
