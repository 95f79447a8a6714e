import { and, eq, isNull } from 'drizzle-orm';
import { tidyIdentity } from '#features/particulars/rules/identity.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { CaseRecord } from '../scope.server.ts';
import { amlCase, amlSubject } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import { isSamePerson, united } from './same-person.server.ts';
import { type SubjectRecord, subjectColumns } from './subjects.server.ts';

/** `onlyMissing`: others say who the customer is, so that what differs stays. */
type Input = { property: string; customer: SubjectInput; onlyMissing?: boolean };

/**
 * Updates the customer of a locked case. Returns whether anything changed. Particulars that are left out stay, unless the customer is a
 * different one.
 */
export const refreshCustomer = async (
  at: Writing<Actor | null>,
  row: CaseRecord,
  { property, customer, onlyMissing = false }: Input,
): Promise<boolean> => {
  if (property) await at.db.update(amlCase).set({ property }).where(eq(amlCase.id, row.id));
  const stored = await customerOf(at, row);
  const print = customer.idNumber ? at.secrets.fingerprint(tidyIdentity(customer.idNumber)) : '';
  const isSame = isSamePerson(stored, { ...customer, print });
  const now = isSame ? united(stored, customer, onlyMissing) : customer;
  if (isSame && !hasOtherFacts(stored, now, print)) return false;
  await at.db
    .update(amlSubject)
    .set(subjectColumns(at, stored.id, now, isSame ? stored : undefined))
    .where(eq(amlSubject.id, stored.id));
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.customer-refreshed' });
  return true;
};

export const customerOf = async (at: Writing<Actor | null>, row: CaseRecord): Promise<SubjectRecord> => {
  const [stored] = await at.db
    .select()
    .from(amlSubject)
    .where(and(eq(amlSubject.caseId, row.id), eq(amlSubject.role, 'CUSTOMER'), isNull(amlSubject.removedAt)));
  if (!stored) throw new Error('A case has a customer.');
  return stored;
};

const hasOtherFacts = (stored: SubjectRecord, now: SubjectInput, print: string): boolean =>
  stored.name !== now.name ||
  stored.aliases.length !== now.aliases.length ||
  stored.idType !== now.idType ||
  (now.idNumber !== undefined && stored.idNumberPrint !== print) ||
  stored.nationality !== now.nationality ||
  stored.dateOfBirth !== now.dateOfBirth ||
  stored.birthUnknown !== now.birthUnknown;
