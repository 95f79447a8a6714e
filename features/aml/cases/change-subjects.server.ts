import { and, eq, isNull, sql } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockCase } from '../scope.server.ts';
import { endHits } from '../screening/end-hits.server.ts';
import { queueFollowers, settleCase } from '../screening/settle-case.server.ts';
import { amlCase, amlSubject } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import type { SubjectRole } from './cases.words.ts';
import { screenCase } from './open-case.server.ts';
import { addSubjectRow, type SubjectRecord, subjectColumns } from './subjects.server.ts';

type OfCase = { params: { id: string } };
type OfSubject = { params: { id: string; subjectId: string } };
type Versioned = { version: number };

/** Adds a person or body related to the customer, and screens everybody in the case. */
export const addSubject = async (
  at: Writing,
  { params, body }: OfCase & { body: SubjectInput & Versioned & { role: Exclude<SubjectRole, 'CUSTOMER'> } },
) => {
  const { version, role, ...particulars } = body;
  const row = await lockCase(at, params.id, version);
  const subjectId = await addSubjectRow(at, row.id, role, particulars);
  await note(at, row.id, 'case.subject-added', { subjectId, role });
  return screenCase(at, row);
};

/** Corrects what somebody is screened by, and screens everybody of the case. */
export const changeSubject = async (at: Writing, { params, body }: OfSubject & { body: SubjectInput & Versioned }) => {
  const { version, ...particulars } = body;
  const row = await lockCase(at, params.id, version);
  const stored = await subjectIn(at, row.id, params.subjectId);
  if (stored.role === 'CUSTOMER' && row.contactId)
    throw new Refusal(
      'case.conflict',
      'This customer is one of your contacts. Change the contact, and screen it again.',
    );
  await at.db
    .update(amlSubject)
    .set(subjectColumns(at, stored.id, particulars, stored))
    .where(eq(amlSubject.id, stored.id));
  await note(at, row.id, 'case.subject-changed', { subjectId: stored.id });
  return screenCase(at, row);
};

/** Removes a person who is no longer related to the customer. Their hits keep the case pending until they are dismissed. */
export const removeSubject = async (at: Writing, { params, query }: OfSubject & { query: Versioned }) => {
  const row = await lockCase(at, params.id, query.version);
  const stored = await subjectIn(at, row.id, params.subjectId);
  if (stored.role === 'CUSTOMER')
    throw new Refusal('case.conflict', 'The customer is what the case is about, and stays.');
  const now = at.clock.now().toString();
  await at.db.update(amlSubject).set({ removedAt: now }).where(eq(amlSubject.id, stored.id));
  // Only dismissed hits end here; all others are for compliance to end.
  await endHits(at, stored.id, 'FALSE');
  await note(at, row.id, 'case.subject-removed', { subjectId: stored.id });
  return { aMLID: row.id, state: await settleCase(at, row) };
};

/** Writes what the owner changed, counts the version on, and lets the parties that name the case follow. */
const note = async (at: Writing, aggregateId: string, action: string, detail: Record<string, unknown>) => {
  await at.db
    .update(amlCase)
    .set({ version: sql`${amlCase.version} + 1` })
    .where(eq(amlCase.id, aggregateId));
  await record(at, { aggregate: 'aml-case', aggregateId, action, detail });
  await queueFollowers(at, aggregateId);
};

const subjectIn = async (at: Writing, caseId: string, subjectId: string): Promise<SubjectRecord> => {
  const [row] = await at.db
    .select()
    .from(amlSubject)
    .where(and(eq(amlSubject.id, subjectId), eq(amlSubject.caseId, caseId), isNull(amlSubject.removedAt)));
  if (!row) throw missing('person');
  return row;
};
