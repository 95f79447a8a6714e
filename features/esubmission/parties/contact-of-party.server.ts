import { caseOfContact, stateOf } from '#features/aml/index.server.ts';
import { type Particulars, particularsOf, survivingContact } from '#features/contacts/index.server.ts';
import { tidyIdentity } from '#features/particulars/rules/identity.ts';
import { plainName } from '#features/particulars/rules/names.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PartyInput } from './parties.calls.ts';
import type { party } from './tables.server.ts';

type Stored = Pick<typeof party.$inferSelect, 'contactId' | 'amlCaseId' | 'idType' | 'idNumberPrint'>;
type Linked = { given: PartyInput; amlCaseId: string | null };

/**
 * A party with the facts of its contact, or of the contact into which that was merged: the identity number, if the party has none, and
 * the screening case. If name, number or date of birth differ it is another person: the link is dropped, but the case is kept while it is
 * pending. A party typed by hand gets its case by the job that follows. @throws 404 if the contact is not the salesperson's own
 */
export const withContact = async (at: Writing, sent: PartyInput, before?: Stored): Promise<Linked> => {
  const input = sent.contactId ? { ...sent, contactId: await survivingContact(at, sent.contactId) } : sent;
  const contact = input.contactId ? await contactOf(at, input.contactId, before) : undefined;
  if (!input.contactId || contact === 'gone')
    return { given: input, amlCaseId: await keptCase(at, before, contact === 'gone') };
  if (!contact || !isSame(input, contact) || hasOtherNumber(at, input, contact, before))
    return { given: { ...input, contactId: null }, amlCaseId: await keptCase(at, before) };
  const hasNumber = Boolean(input.idNumber) || before?.idType === input.idType;
  const idNumber = !hasNumber && input.idType === contact.idType ? contact.idNumber : input.idNumber;
  return {
    given: { ...input, ...(idNumber && { idNumber }) },
    amlCaseId: await caseOfContact(at, input.contactId),
  };
};

/** `gone`: the contact was deleted since, which takes nothing from a submission. */
const contactOf = async (at: Writing, contactId: string, before?: Stored): Promise<Particulars | 'gone'> => {
  try {
    return await particularsOf(at, contactId, null);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404 && before?.contactId === contactId) return 'gone';
    throw error;
  }
};

/** The case that a party had: it stays with it while it is pending, or where nothing but the contact is gone. */
const keptCase = async (at: Writing, before?: Stored, isGone = false): Promise<string | null> => {
  const caseId = before?.amlCaseId ?? null;
  if (!caseId || isGone || before?.contactId === null) return caseId;
  return (await stateOf(at.db, [caseId])).get(caseId)?.state === 'PENDING' ? caseId : null;
};

/** Of two numbers of one kind of document that both sides have; the stored one is known by its print. */
const hasOtherNumber = (at: Writing, input: PartyInput, contact: Particulars, before?: Stored): boolean => {
  if (!contact.idNumber || input.idType !== contact.idType) return false;
  const print = (number: string) => at.secrets.fingerprint(tidyIdentity(number));
  const own = input.idNumber ? print(input.idNumber) : before?.idType === input.idType ? before.idNumberPrint : '';
  return own !== '' && own !== print(contact.idNumber);
};

const isSame = (input: PartyInput, contact: Particulars): boolean =>
  input.kind === contact.kind &&
  plainName(input.name) === plainName(contact.name) &&
  (!input.dateOfBirth || !contact.dateOfBirth || input.dateOfBirth === contact.dateOfBirth);
