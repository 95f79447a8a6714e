import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { person } from '../tables.ts';

/** The row of whoever acts, held until the end of the transaction: changes of one person come one after the other. */
export const lockOwnRow = async (at: Writing) => {
  const [row] = await at.db.select().from(person).where(eq(person.id, at.actor.userId)).for('no key update');
  if (!row) throw missing('person');
  return row;
};
