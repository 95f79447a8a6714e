import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { SubjectInput } from '../../contract/cases.ts';
import { isAskable } from '../../rules/state.ts';
import { type CaseRecord, caseNamed } from '../scope.ts';
import { screenCaseJob } from '../screening/settle-case.ts';
import { amlCase, amlSubject } from '../tables.ts';
import { type Behind, bringBehind, leaveOtherCases } from './behind.ts';
import { holdCasesOf } from './cases-of-owner.ts';
import { addCase } from './open-case.ts';
import { refreshCustomer } from './refresh-customer.ts';
import { isSamePerson, saysTheSame } from './same-person.ts';
import { type SubjectRecord, subjectsOf } from './subjects.ts';

export type PartyToScreen = {
  owner: string;
  partyUuid: string;
  property: string;
  customer: SubjectInput;
  /** Hash of the identity number, as it is stored. */
  print: string;
  /** Whoever is screened with the party: its principal, and the owners at the threshold. */
  behind: Behind[];
  /** The case that it has; of a contact’s own case the particulars are those of the contact. */
  caseId: string | null;
  contactId: string | null;
  /** Screened before this moment, it is screened again. */
  freshSince: string;
};

type At = Writing<Actor | null>;

/**
 * Brings the case of a party up to what the submission says, and answers its id: the case that it has, one of the same customer among
 * those of the salesperson, or a new one. Who is new or was changed is screened by a job. Called again, it changes nothing.
 */
export const caseOfParty = async (at: At, party: PartyToScreen): Promise<string> => {
  await holdCasesOf(at, party.owner);
  const now = (await keptCase(at, party)) ?? (await foundCase(at, party));
  const { row, isNew } = now ? { row: now, isNew: false } : { row: await openFor(at, party), isNew: true };
  const isChanged = (!isNew && (await bringCustomer(at, row, party))) || isNew;
  const others = await bringBehind(at, row.id, party.partyUuid, party.behind);
  await leaveOtherCases(at, party.partyUuid, row.id);
  if (row.leftAt) await at.db.update(amlCase).set({ leftAt: null }).where(eq(amlCase.id, row.id));
  const isOld = row.screenedAt === null || row.screenedAt < party.freshSince;
  if (isChanged || others || isOld) await at.jobs.send(at.db, screenCaseJob, { caseId: row.id });
  return row.id;
};

const openFor = (at: At, { owner, property, customer }: PartyToScreen) =>
  addCase(at, { owner, contactId: null, property, customer, fromParty: true });

/** The case that the party has, while it is about the same customer. A pending one stays, whatever the party says now. */
const keptCase = async (at: At, party: PartyToScreen): Promise<CaseRecord | undefined> => {
  if (!party.caseId) return undefined;
  const [row] = await at.db.select().from(amlCase).where(caseNamed(party.caseId)).for('update');
  if (!row) return undefined;
  if (row.state === 'PENDING' || (party.contactId !== null && row.contactId === party.contactId)) return row;
  const customer = await customerOf(at, row);
  const isMeant = row.contactId ? saysTheSame(customer, party) : isSamePerson(customer, party);
  return customer && isMeant ? row : undefined;
};

const candidates = `
  SELECT c.id FROM aml_case c JOIN aml_subject s ON s.case_id = c.id
  WHERE c.owner = :owner AND c.joined IS NULL AND s.role = 'CUSTOMER' AND s.removed_at IS NULL AND s.kind = :kind
    AND (s.id_number_print = :print OR (s.id_number_print = '' AND s.date_of_birth = :born AND c.contact_id IS NULL))
  ORDER BY c.contact_id IS NULL, c.created_at, c.id`;

/** Among the cases of the salesperson, that of the same number and name; or without a number, of the same name and date of birth. */
const foundCase = async (at: At, party: PartyToScreen): Promise<CaseRecord | undefined> => {
  const { owner, print, customer } = party;
  const given = { owner, kind: customer.kind, print: print || null, born: customer.dateOfBirth };
  for (const { id } of await ask<{ id: string }>(at.db, candidates, given)) {
    const [row] = await at.db.select().from(amlCase).where(eq(amlCase.id, id)).for('update');
    if (row && saysTheSame(await customerOf(at, row), party)) return row;
  }
  return undefined;
};

const customerOf = async (at: At, { id }: CaseRecord): Promise<SubjectRecord | undefined> =>
  (await subjectsOf(at.db, id)).find(({ role }) => role === 'CUSTOMER');

/** Writes what the party says into its case. A contact’s case says what the contact does, and takes a date of birth that this lacks. */
const bringCustomer = async (
  at: At,
  row: CaseRecord,
  { customer, property, print }: PartyToScreen,
): Promise<boolean> => {
  const stored = await customerOf(at, row);
  if (!stored) return false;
  if (row.contactId !== null) {
    const { dateOfBirth, birthUnknown } = customer;
    if (isAskable(stored) || (dateOfBirth === null && !birthUnknown)) return false;
    await at.db
      .update(amlSubject)
      .set({ dateOfBirth, birthUnknown })
      .where(and(eq(amlSubject.id, stored.id), isNull(amlSubject.removedAt)));
    return true;
  }
  if (!hasOtherFacts(stored, customer, print)) return false;
  // What the salesperson wrote on the page of the case is not taken away by the form of a party.
  const aliases = row.fromParty ? customer.aliases : [...new Set([...stored.aliases, ...customer.aliases])];
  await refreshCustomer(at, row, { property, customer: { ...customer, aliases } });
  return true;
};

const hasOtherFacts = (stored: SubjectRecord, given: SubjectInput, print: string): boolean =>
  stored.kind !== given.kind ||
  stored.name !== given.name ||
  given.aliases.some((alias) => !stored.aliases.includes(alias)) ||
  stored.idType !== given.idType ||
  stored.idNumberPrint !== print ||
  stored.nationality !== given.nationality ||
  stored.dateOfBirth !== given.dateOfBirth ||
  stored.birthUnknown !== given.birthUnknown;
