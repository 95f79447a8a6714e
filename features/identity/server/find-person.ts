import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';

export type PersonRow = InferSelectModel<typeof person>;

/** Whoever signs in under this name, disabled or not; capitals don’t count. */
export const findByUserName = async (db: Db, userName: string): Promise<PersonRow | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(eq(sql`lower(${person.userName})`, userName.toLowerCase()));
  return row;
};

/** The person, locked: what belongs to the account changes one at a time, and its audit chain has one writer. */
export const lockPerson = async (tx: Tx, personId: string): Promise<PersonRow> => {
  const [row] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
  if (!row) throw missing('person');
  return row;
};
