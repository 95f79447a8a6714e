import { and, eq, notInArray } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../load.ts';
import { esubmissionMember } from '../tables.ts';

/** Puts the case into the lists of these people, and takes it out of those who no longer share. The owner's stays. */
export const shareWith = async (at: Writing, row: EsubmissionRecord, userIds: string[]): Promise<void> => {
  const { esubmissionId, userId, capacity } = esubmissionMember;
  const cobrokes = [...new Set(userIds)].filter((each) => each !== row.createdBy);
  const left = and(eq(esubmissionId, row.id), eq(capacity, 'COBROKE'), notInArray(userId, cobrokes));
  await at.db.delete(esubmissionMember).where(left);
  if (cobrokes.length === 0) return;
  // Lists are sorted by this column: it is the case's own date, not the day of sharing.
  const members = cobrokes.map((each) => ({
    userId: each,
    esubmissionId: row.id,
    capacity: 'COBROKE' as const,
    createdAt: row.createdAt,
  }));
  await at.db.insert(esubmissionMember).values(members).onConflictDoNothing();
};
