import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';

import { userNameKey } from '../../rules/user-name.ts';

export type PersonRow = InferSelectModel<typeof person>;

/** The person with this user name, also if disabled. */
export const findByUserName = async (db: Db, userName: string): Promise<PersonRow | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(eq(sql`lower(${person.userName})`, userNameKey(userName)));
  return row;
};

/** Reads and locks a person, so that changes to one account, and rows of its audit chain, are written one at a time. */
export const lockPerson = async (tx: Tx, personId: string): Promise<PersonRow> => {
  const [row] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
  if (!row) throw missing('person');
  return row;
};
