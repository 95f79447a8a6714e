import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { dealRevision } from './tables.ts';

type RevisionRecord = typeof dealRevision.$inferSelect;
type NewRevision = Pick<RevisionRecord, 'dealId' | 'number' | 'reason' | 'before' | 'after' | 'follows'>;

const openOf = (dealId: string) => and(eq(dealRevision.dealId, dealId), isNull(dealRevision.approvedAt));

/** Stores a revision of whoever acts, which waits for approval. Answers its id. */
export const addRevision = async (at: Writing, given: NewRevision): Promise<string> => {
  const id = randomUUID();
  const preparedAt = at.clock.now().toString();
  await at.db.insert(dealRevision).values({ ...given, id, preparedBy: at.actor.userId, preparedAt });
  return id;
};

/** Reads and locks the revision of a deal that waits for approval; undefined if none does. */
export const lockOpenRevision = async (at: Writing, dealId: string): Promise<RevisionRecord | undefined> => {
  const [row] = await at.db.select().from(dealRevision).where(openOf(dealId)).for('update');
  return row;
};

/** Removes the revision of a deal that waits for approval, and answers it; undefined if none does. */
export const removeOpenRevision = async (at: Writing, dealId: string): Promise<RevisionRecord | undefined> => {
  const [row] = await at.db.delete(dealRevision).where(openOf(dealId)).returning();
  return row;
};

/** Marks a revision as approved by whoever acts. */
export const markRevisionApproved = async (at: Writing, id: string): Promise<void> => {
  await at.db
    .update(dealRevision)
    .set({ approvedBy: at.actor.userId, approvedAt: at.clock.now().toString() })
    .where(eq(dealRevision.id, id));
};
