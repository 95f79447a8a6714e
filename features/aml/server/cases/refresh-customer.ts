import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { SubjectInput } from '../../contract/cases.ts';
import type { CaseRecord } from '../scope.ts';
import { amlCase, amlSubject } from '../tables.ts';
import { subjectColumns } from './subjects.ts';

type Given = { property: string; customer: SubjectInput };

/** Brings the customer of a locked case up to what the contact says now. A property that is not said stays. */
export const refreshCustomer = async (
  at: Writing<Actor | null>,
  row: CaseRecord,
  { property, customer }: Given,
): Promise<void> => {
  const [stored] = await at.db
    .select({ id: amlSubject.id })
    .from(amlSubject)
    .where(and(eq(amlSubject.caseId, row.id), eq(amlSubject.role, 'CUSTOMER'), isNull(amlSubject.removedAt)));
  if (!stored) throw new Error('A case has a customer.');
  await at.db
    .update(amlSubject)
    .set(subjectColumns(at, stored.id, customer))
    .where(eq(amlSubject.id, stored.id));
  if (property) await at.db.update(amlCase).set({ property }).where(eq(amlCase.id, row.id));
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.customer-refreshed' });
};
