import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import type { RemarkInput } from '../../schemas.ts';
import { placeOf } from '../documents/place-of.ts';
import type { EsubmissionRecord } from '../load.ts';
import { esubmissionRemark } from '../tables.ts';

/** Stores remarks; `move` is the return that they come with. Refuses a document that is not on the checklist. */
export const keepRemarks = async (at: Writing, row: EsubmissionRecord, given: RemarkInput[], move: number | null) => {
  if (given.length === 0) return [];
  for (const { documentId, partyUuid } of given)
    if (documentId !== undefined) await placeOf(at, row, { documentId, partyUuid });
  const now = at.clock.now().toString();
  const rows = given.map(({ path, documentId, partyUuid, text }) => ({
    esubmissionId: row.id,
    at: now,
    authorId: at.actor.userId,
    path: path ?? null,
    documentId: documentId ?? null,
    partyUuid: documentId === undefined ? null : (partyUuid ?? null),
    text,
    move,
  }));
  return at.db.insert(esubmissionRemark).values(rows).returning();
};

/** Submitted again: what was remarked counts as answered, and stays in the history. */
export const answerRemarks = async (at: Writing, id: string): Promise<void> => {
  const { esubmissionId, answeredAt, move } = esubmissionRemark;
  await at.db
    .update(esubmissionRemark)
    .set({ answeredAt: at.clock.now().toString() })
    .where(and(eq(esubmissionId, id), isNotNull(move), isNull(answeredAt)));
};
