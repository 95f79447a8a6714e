import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';
import { type CaseRecord, lockCase } from '../scope.server.ts';
import { screenSubjects } from '../screening/screen.server.ts';
import { settleCase } from '../screening/settle-case.server.ts';
import { amlCase } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';
import { addSubjectRow, subjectsOf } from './subjects.server.ts';

const caseNumbers = yearlyNumbers('aml.caseNo', 'AML');

type NewCase = SubjectInput & { property: string };

/** Opens a case of somebody who is no contact, and screens them. */
export const openCase = async (at: Writing, { body }: { body: NewCase }) => {
  const { property, ...customer } = body;
  await holdCasesOf(at, at.actor.userId);
  const row = await addCase(at, { owner: at.actor.userId, contactId: null, property, customer });
  return screenCase(at, row);
};

type CaseInput = {
  owner: string;
  contactId: string | null;
  property: string;
  customer: SubjectInput;
  fromParty?: boolean;
};

/** A case with its customer, who is not screened yet. */
export const addCase = async (at: Writing<Actor | null>, input: CaseInput): Promise<CaseRecord> => {
  const { customer, ...columns } = input;
  const { name, kind } = customer;
  const row = inserted(
    await at.db
      .insert(amlCase)
      .values({
        caseNo: await caseNumbers.take(at),
        ...columns,
        name,
        kind,
        createdAt: at.clock.now().toString(),
      })
      .returning(),
  );
  await addSubjectRow(at, row.id, 'CUSTOMER', customer);
  await record(at, {
    aggregate: 'aml-case',
    aggregateId: row.id,
    action: 'case.opened',
    detail: { caseNo: row.caseNo },
  });
  return row;
};

/** Screens everybody in a locked case. Returns the case. */
export const screenCase = async (at: Writing<Actor | null>, row: CaseRecord) => {
  await screenSubjects(at, await subjectsOf(at.db, row.id));
  await record(at, { aggregate: 'aml-case', aggregateId: row.id, action: 'case.screened' });
  return { aMLID: row.id, state: await settleCase(at, row) };
};

/** Screens a case in the transaction of the caller, where no job does it, as in the demo agency. */
export const screenNow = async (at: Writing<Actor | null>, caseId: string): Promise<void> => {
  const [row] = await at.db.select().from(amlCase).where(eq(amlCase.id, caseId)).for('update');
  if (row) await screenCase(at, row);
};

export const screenAgain = async (at: Writing, { params }: { params: { id: string } }) =>
  screenCase(at, await lockCase(at, params.id));
