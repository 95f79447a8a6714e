import { asc, inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';

/** Locks people in the order of their ids, so that what counts their frozen splits is done one after the other. */
export const lockPeople = async (at: Writing<Actor | null>, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  await at.db
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.id, ids))
    .orderBy(asc(person.id))
    .for('no key update');
};
