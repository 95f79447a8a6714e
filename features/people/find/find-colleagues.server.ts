import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { person } from '../tables.server.ts';

type Someone = { name: string; email: string };

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * People of the agency with the same name or email address as one of `given`. `isSame` compares a match with one of
 * them.
 */
export const findColleagues = async (db: Db, wanted: Someone[]) => {
  const names = wanted.map(({ name }) => tidy(name)).filter(Boolean);
  const emails = wanted.map(({ email }) => tidy(email)).filter(Boolean);
  if (names.length === 0) return [];
  const byName = inArray(sql`lower(${person.name})`, names);
  const match = emails.length > 0 ? or(byName, inArray(sql`lower(${person.email})`, emails)) : byName;
  const rows = await db
    .select({ name: person.name, email: person.email })
    .from(person)
    .where(and(match, isNull(person.disabledAt)));
  return rows.map(({ name, email }) => ({
    name,
    isSame: (one: Someone) => tidy(one.name) === tidy(name) || (one.email !== '' && tidy(one.email) === tidy(email)),
  }));
};
