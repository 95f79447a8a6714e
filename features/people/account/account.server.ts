import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { person } from '../tables.server.ts';
import type { PersonRecord } from './change-person.server.ts';

/** The person whose user name is this one in small letters, also if disabled. */
export const findAccount = async (db: Db, key: string): Promise<PersonRecord | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(eq(sql`lower(${person.userName})`, key));
  return row;
};

/** Reads and locks a person, so that changes to one account, and rows of its audit chain, are written one at a time. */
export const lockAccount = async (tx: Tx, personId: string): Promise<PersonRecord> => {
  const [row] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
  if (!row) throw missing('person');
  return row;
};

/** Reads and locks the person with this user name, written as it is on record, until the transaction ends. */
export const lockByUserName = async (
  at: Writing<Actor | null>,
  userName: string,
): Promise<PersonRecord | undefined> => {
  const [row] = await at.db.select().from(person).where(eq(person.userName, userName)).for('update');
  return row;
};

/**
 * Locks people in the order of their ids, so that what counts on them is done one after the other. With `update` rows that name them
 * wait, too. Answers those that there are.
 */
export const lockPeople = async (
  at: Writing<Actor | null>,
  ids: string[],
  strength: 'update' | 'no key update' = 'no key update',
): Promise<Pick<PersonRecord, 'id' | 'role'>[]> =>
  ids.length === 0
    ? []
    : at.db
        .select({ id: person.id, role: person.role })
        .from(person)
        .where(inArray(person.id, ids))
        .orderBy(asc(person.id))
        .for(strength);

/** Sets how a person signs in: the hash of a password, and whether a second step follows. Values left out stay. */
export const setSignIn = async (
  at: Writing<Actor | null>,
  personId: string,
  changes: { passwordHash?: string; secondStep?: boolean },
): Promise<void> => {
  await at.db.update(person).set(changes).where(eq(person.id, personId));
};
