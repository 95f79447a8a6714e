import { inArray } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredFollows } from './carry-out.server.ts';
import type { Follows } from './revisions.calls.ts';

/** What follows from a revision, with the names of the people whose lines change. */
export const withNames = async (db: Db, { lines, ...follows }: StoredFollows): Promise<Follows> => {
  const ids = lines.flatMap(({ personId }) => personId ?? []);
  const people = ids.length === 0 ? [] : await db.select().from(personPublic).where(inArray(personPublic.id, ids));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    ...follows,
    lines: lines.map((line) => ({ ...line, name: (line.personId && nameOf.get(line.personId)) ?? null })),
  };
};
