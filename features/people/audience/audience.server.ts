import type { Actor } from '#platform/contract/actor.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lineOf } from '../team/downline.server.ts';
import { readStanding } from '../team/read-standing.server.ts';
import { wideAudiences } from './audience-key.rules.ts';

/**
 * The audiences that the reader is in today. Where the column `audience text[]` says whom a record is for, they see it if
 * `audience && $keys`: at the next request after a move or a new rank it is otherwise.
 */
export const audienceOf = async ({ db, actor, clock }: Reading<Actor>): Promise<string[]> => {
  const day = today(clock);
  if (actor.role !== 'salesperson') return ['everyone', 'staff'];
  const [line, { rank }] = await Promise.all([lineOf(db, actor.userId, day), readStanding(db, actor.userId, day)]);
  return ['everyone', 'salespeople', ...line.map((id) => `team:${id}`), ...(rank ? [`rank:${rank}`] : [])];
};

/** Ids of the people in an audience on a day, as a query for `IN (…)` or a join: its values are `:audience` and `:day`. */
export const peopleOf = `
  WITH RECURSIVE below AS (
    SELECT substr(key, 6)::uuid AS id, 0 AS level FROM unnest(:audience::text[]) AS key WHERE key LIKE 'team:%'
    UNION
    SELECT u.person_id, below.level + 1 FROM below JOIN upline u ON u.upline_id = below.id AND below.level < 50
    WHERE u.from_day = (SELECT max(from_day) FROM upline WHERE person_id = u.person_id AND from_day <= :day::date)
  )
  SELECT p.id FROM person p
  WHERE p.disabled_at IS NULL AND (
    'everyone' = ANY(:audience::text[])
    OR p.role = 'salesperson' AND (
      'salespeople' = ANY(:audience::text[])
      OR p.id IN (SELECT id FROM below)
      OR 'rank:' || (
        SELECT rank FROM person_rank WHERE person_id = p.id AND from_day <= :day::date ORDER BY from_day DESC LIMIT 1
      ) = ANY(:audience::text[])
    )
    OR p.role <> 'salesperson' AND 'staff' = ANY(:audience::text[])
  )`;

const names = `
  SELECT given.key, CASE
    WHEN p.id IS NOT NULL THEN p.name || '’s team'
    WHEN rank.code IS NOT NULL THEN rank.name
  END AS name
  FROM unnest($1::text[]) WITH ORDINALITY AS given (key, place)
  LEFT JOIN person p ON given.key = 'team:' || p.id
  LEFT JOIN rank ON given.key = 'rank:' || rank.code
  ORDER BY given.place`;

/** Names of an audience, in its own order. A team or rank that no longer exists is left out. */
export const nameAudience = async (db: Db, audience: string[]): Promise<{ key: string; name: string }[]> =>
  (await ask<{ key: string; name: string | null }>(db, names, [audience])).flatMap(({ key, name }) => {
    const words = wideAudiences[key] ?? name;
    return words ? [{ key, name: words }] : [];
  });
