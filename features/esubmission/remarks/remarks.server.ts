import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { checklistLineOf } from '../documents/checklist-line.server.ts';
import { type EsubmissionRecord, lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';
import { esubmissionRemark } from '../record/tables.server.ts';
import { queueNotice } from '../status/notify.server.ts';
import type { RemarkInput } from './remarks.calls.ts';

type Input = { body: RemarkInput & { eSubId: string } };

/** Adds a remark. The version of the submission stays, so that open forms can still be saved. */
export const addRemark = async (at: Writing, { body }: Input): Promise<{ id: number }> => {
  const { eSubId, ...remark } = body;
  const row = await lockEsubmission(at, eSubId);
  if (!abilitiesOf(at.actor, row).remark)
    throw new Refusal('esubmission.conflict', 'Only its owner and the submissions desk talk about a transaction.');
  const { id, path, documentId } = inserted(await keepRemarks(at, row, [remark], null));
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.remark-added',
    // Without the text, because people write names and identity numbers into remarks.
    detail: { id, path, documentId },
  });
  const to = row.createdBy === at.actor.userId ? row.claimedBy : row.createdBy;
  if (to) await queueNotice(at, { esubmissionId: row.id, event: 'remarked', move: id, to });
  return { id };
};

/** Stores remarks; `move` is the history row of their return. Refuses a document that is not on the checklist. */
export const keepRemarks = async (at: Writing, row: EsubmissionRecord, remarks: RemarkInput[], move: number | null) => {
  if (remarks.length === 0) return [];
  for (const { documentId, partyUuid } of remarks)
    if (documentId !== undefined) await checklistLineOf(at, row, { documentId, partyUuid });
  const now = at.clock.now().toString();
  const rows = remarks.map(({ path, documentId, partyUuid, text }) => ({
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

/** Marks the remarks of all returns as answered, when the submission is submitted again. */
export const answerRemarks = async (at: Writing, id: string): Promise<void> => {
  const { esubmissionId, answeredAt, move } = esubmissionRemark;
  await at.db
    .update(esubmissionRemark)
    .set({ answeredAt: at.clock.now().toString() })
    .where(and(eq(esubmissionId, id), isNotNull(move), isNull(answeredAt)));
};
