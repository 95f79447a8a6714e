import { and, asc, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { Agent } from '../contract.ts';
import { pictureAddress } from './record/picture.ts';
import { person } from './tables.ts';

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

/** Finds active salespeople by the beginning of a word of their name or of their registration number; at most 20. */
export const searchAgents = async (db: Db, typed: string): Promise<Agent[]> => {
  const words = typed.replace(/[%_\\]/g, '\\$&');
  const match = or(
    ilike(person.name, `${words}%`),
    ilike(person.name, `% ${words}%`),
    ilike(person.registrationNo, `${words}%`),
  );
  const rows = await db.select(columns).from(person).where(and(active, match)).orderBy(asc(person.name)).limit(20);
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
