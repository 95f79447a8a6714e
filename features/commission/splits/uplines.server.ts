import { inArray } from 'drizzle-orm';
import { chainOn, personPublic } from '#features/people/index.server.ts';
import { findRegistered, registerDay } from '#features/register/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hadLeft } from './had-left.rules.ts';

/** The uplines of a person on a day, from below, without those who had left by then. */
export const uplinesOn = async (db: Db, personId: string, day: Day): Promise<string[]> => {
  const ids = await chainOn(db, personId, day);
  if (ids.length === 0) return [];
  const people = await db
    .select({ id: personPublic.id, registrationNo: personPublic.registrationNo })
    .from(personPublic)
    .where(inArray(personPublic.id, ids));
  const numbers = people.flatMap(({ registrationNo }) => registrationNo ?? []);
  const [registered, importedOn] = await Promise.all([findRegistered(db, numbers), registerDay(db)]);
  const endOf = new Map(registered.map(({ registrationNo, validTo }) => [registrationNo, validTo]));
  const leavers = new Set(
    people
      .filter(({ registrationNo }) => hadLeft(endOf.get(registrationNo ?? '') ?? null, { day, importedOn }))
      .map(({ id }) => id),
  );
  return ids.filter((id) => !leavers.has(id));
};
