import { asc, eq, inArray, or } from 'drizzle-orm';
import type { ContactInUse, ContactMerged } from '#features/contacts/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { CaseRecord } from '../scope.server.ts';
import { endHits } from '../screening/end-hits.server.ts';
import { queueFollowers, settleCase } from '../screening/settle-case.server.ts';
import { amlCase, amlHold, amlReport, amlSubject, strEntry } from '../tables.server.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';
import { subjectsOf } from './subjects.server.ts';

/** After a merge of contacts: the case of the one that goes is that of the one that stays, or joins the one that it has. */
export const moveCase: ContactMerged = async (at, { keep, lose }) => {
  await holdCasesOf(at, at.actor.userId);
  const rows = await at.db
    .select()
    .from(amlCase)
    .where(inArray(amlCase.contactId, [keep, lose]))
    .orderBy(asc(amlCase.id))
    .for('update');
  const goes = rows.find(({ contactId }) => contactId === lose);
  const stays = rows.find((row) => row.contactId === keep);
  if (!goes) return;
  if (stays) return joinCases(at, goes, stays);
  await at.db.update(amlCase).set({ contactId: keep }).where(eq(amlCase.id, goes.id));
  await note(at, goes.id, 'case.moved', {});
  await queueFollowers(at, goes.id);
};

/** Whether a contact has a case. */
export const hasCase: ContactInUse = async (at, contactId) => {
  const [row] = await at.db.select({ id: amlCase.id }).from(amlCase).where(eq(amlCase.contactId, contactId)).limit(1);
  return row !== undefined;
};

/** Moves everything of one case into the other. Its customer becomes a removed subject there, whose undecided hits stay to be decided. */
const joinCases = async (at: Writing, goes: CaseRecord, stays: CaseRecord): Promise<void> => {
  const [customer] = await subjectsOf(at.db, goes.id);
  if (customer) {
    await at.db.update(amlSubject).set({ removedAt: at.clock.now().toString() }).where(eq(amlSubject.id, customer.id));
    await endHits(at, customer.id, 'FALSE');
  }
  for (const table of [amlSubject, strEntry, amlHold, amlReport])
    await at.db.update(table).set({ caseId: stays.id }).where(eq(table.caseId, goes.id));
  await at.db
    .update(amlCase)
    .set({ joined: stays.id, contactId: null })
    .where(or(eq(amlCase.id, goes.id), eq(amlCase.joined, goes.id)));
  await note(at, goes.id, 'case.joined', { into: stays.id });
  await note(at, stays.id, 'case.took-in', { from: goes.id });
  await settleCase(at, stays);
  for (const { id } of [stays, goes]) await queueFollowers(at, id);
};

const note = (at: Writing, aggregateId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'aml-case', aggregateId, action, detail });
