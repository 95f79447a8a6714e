import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type CaseRecord, caseNamed } from '../scope.server.ts';
import { isScreened } from '../screening/facts.server.ts';
import { screenCaseJob, settleCase } from '../screening/settle-case.server.ts';
import { amlCase } from '../tables.server.ts';
import type { SubjectInput } from './cases.calls.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';
import { addCase } from './open-case.server.ts';
import { bringBehind, leaveOtherCases, type PrincipalOrOwner } from './principals-and-owners.server.ts';
import { customerOf, refreshCustomer } from './refresh-customer.server.ts';
import { isSamePerson, saysTheSame, type Who } from './same-person.server.ts';
import { isAskable } from './state.rules.ts';
import { subjectsOf } from './subjects.server.ts';

export type PartyToScreen = {
  owner: string;
  partyUuid: string;
  property: string;
  customer: SubjectInput;
  /** Hash of the identity number, as it is stored. */
  print: string;
  /** Screened together with the party: its principal, and the owners at the threshold. */
  behind: PrincipalOrOwner[];
  /** The case that it has. */
  caseId: string | null;
  /** Whether another party that is there names the case. */
  isNamedByOther: (caseId: string) => Promise<boolean>;
  /** Screened before this moment, it is screened again. */
  freshSince: string;
};

type At = Writing<Actor | null>;

/**
 * Brings the case of a party up to date with the submission and returns its id: its existing case, one of the salesperson for the same
 * customer, or a new one. New and changed people are screened by a job. Repeating the call changes nothing.
 */
export const caseOfParty = async (at: At, party: PartyToScreen): Promise<string> => {
  await holdCasesOf(at, party.owner);
  const existing = (await keptCase(at, party)) ?? (await foundCase(at, party));
  const row = existing ?? (await openFor(at, party));
  const isChanged = existing ? await bringCustomer(at, existing, party) : true;
  const others = await bringBehind(at, row.id, party.partyUuid, party.behind);
  await leaveOtherCases(at, party.partyUuid, row.id);
  if (row.leftAt) await at.db.update(amlCase).set({ leftAt: null }).where(eq(amlCase.id, row.id));
  await settleCase(at, row);
  const isOld = row.screenedAt === null || row.screenedAt < party.freshSince;
  const waits = (await subjectsOf(at.db, row.id)).some((each) => isAskable(each) && !isScreened(each));
  if (isChanged || others || isOld || waits) await at.jobs.send(at.db, screenCaseJob, { caseId: row.id });
  return row.id;
};

const openFor = (at: At, { owner, property, customer }: PartyToScreen) =>
  addCase(at, { owner, contactId: null, property, customer, fromParty: true });

const whoIs = ({ customer, print }: PartyToScreen): Who => ({ ...customer, print });

/**
 * The party's current case, while it is about the same customer. A corrected party keeps its case, unless it belongs to a contact or
 * another party names it. A pending case stays whatever the party says; after the decision this runs again.
 */
const keptCase = async (at: At, party: PartyToScreen): Promise<CaseRecord | undefined> => {
  if (!party.caseId) return undefined;
  const [row] = await at.db.select().from(amlCase).where(caseNamed(party.caseId)).for('update');
  if (!row || row.state === 'PENDING') return row;
  const customer = await customerOf(at, row);
  if (saysTheSame(customer, whoIs(party))) return row;
  return isSamePerson(customer, whoIs(party)) && !(await isOthersToo(row, party)) ? row : undefined;
};

/** Whether the contact or another party says who the customer is. */
const isOthersToo = async (row: CaseRecord, { isNamedByOther }: PartyToScreen): Promise<boolean> =>
  row.contactId !== null || (await isNamedByOther(row.id));

const candidates = `
  SELECT c.id FROM aml_case c JOIN aml_subject s ON s.case_id = c.id
  WHERE c.owner = :owner AND c.joined IS NULL AND s.role = 'CUSTOMER' AND s.removed_at IS NULL AND s.kind = :kind
    AND (s.id_number_print = :print OR (s.id_number_print = '' AND s.date_of_birth = :born AND c.contact_id IS NULL))
  ORDER BY c.contact_id IS NULL, c.created_at, c.id`;

/** Among the cases of the salesperson, that of the same number and name; or without a number, of the same name and date of birth. */
const foundCase = async (at: At, party: PartyToScreen): Promise<CaseRecord | undefined> => {
  const { owner, print, customer } = party;
  const values = { owner, kind: customer.kind, print: print || null, born: customer.dateOfBirth };
  for (const { id } of await ask<{ id: string }>(at.db, candidates, values)) {
    const [row] = await at.db.select().from(amlCase).where(eq(amlCase.id, id)).for('update');
    if (row && saysTheSame(await customerOf(at, row), whoIs(party))) return row;
  }
  return undefined;
};

/**
 * Writes the party's particulars into its case. In the case of a contact or of another party it only adds missing ones, and only if the
 * customer is the same.
 */
const bringCustomer = async (at: At, row: CaseRecord, party: PartyToScreen): Promise<boolean> => {
  const { customer } = party;
  const onlyMissing = await isOthersToo(row, party);
  if (onlyMissing && !saysTheSame(await customerOf(at, row), whoIs(party))) return false;
  const property = row.contactId === null ? party.property : '';
  return refreshCustomer(at, row, { property, customer, onlyMissing });
};
