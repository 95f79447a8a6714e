import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { pictureAddress } from '../record/picture.server.ts';
import type { Agent } from '../room.calls.ts';
import { person } from '../tables.server.ts';

const columns = {
  userId: person.id,
  name: person.name,
  registrationNo: person.registrationNo,
  picture: person.picture,
};
type Row = { userId: string; name: string; registrationNo: string | null; picture: string | null };
const active = and(eq(person.role, 'salesperson'), isNull(person.disabledAt));
const asAgent = (row: Row): Agent => ({
  ...row,
  registrationNo: row.registrationNo ?? '',
  picture: pictureAddress(row.userId, row.picture),
});

/** Finds active salespeople by words of their name, their registration number or code; at most 20. */
export const searchAgents = async (db: Db, typed: string): Promise<Agent[]> => {
  const isFound = and(active, hasWords(typed, person.search));
  const rows = await db.select(columns).from(person).where(isFound).orderBy(asc(person.name)).limit(20);
  return rows.map(asAgent);
};

/** The active salespeople among these ids. */
export const findAgents = async (db: Db, ids: string[]): Promise<Agent[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .select(columns)
          .from(person)
          .where(and(active, inArray(person.id, ids)))
      ).map(asAgent);
