import { inArray } from 'drizzle-orm';
import { isSettled, personPublic } from '#features/people/index.server.ts';
import { type Actor, mayEnter } from '#platform/contract/actor.ts';
import { desks, type Who } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';

/** For a query of notifications `n`: those shown to a reader whose desks are `:mine` (`desksOf`). */
export const isShown = '(n.who IS NULL OR n.who = ANY(:mine::text[]))';

const every: Who[] = ['salesperson', 'staff', 'admin', 'compliance', ...desks.map((desk): Who => `desk:${desk}`)];

/** The desks whose notifications a reader sees now: after leaving a desk, or while inactive there, they see nothing of it any more. */
export const desksOf = (reader: Pick<Actor, 'role' | 'desks'>): Who[] => every.filter((who) => mayEnter(reader, who));

export type Addressee = { email: string; mine: Who[] };

/** Those of these people who can sign in, with their address and the desks whose notifications they receive. */
export const addresseesOf = async (
  { database, clock }: Pick<Reading, 'database' | 'clock'>,
  ids: string[],
): Promise<Map<string, Addressee>> => {
  if (ids.length === 0) return new Map();
  const { id, email, role, desks: all, disabledAt } = personPublic;
  const rows = await database
    .select({ id, email, role, desks: all, disabledAt, isSettled: isSettled({ clock }, 'compliance', id) })
    .from(personPublic)
    .where(inArray(personPublic.id, [...new Set(ids)]));
  const active = rows.filter((row) => !row.disabledAt);
  return new Map(
    active.map((row) => {
      const open = row.desks.filter((desk) => desk !== 'compliance' || row.isSettled);
      return [row.id, { email: row.email, mine: desksOf({ role: row.role, desks: open }) }];
    }),
  );
};
