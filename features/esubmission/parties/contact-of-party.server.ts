import { caseOfContact, stateOf } from '#features/aml/index.server.ts';
import { type Particulars, particularsOf, stayedOf } from '#features/contacts/index.server.ts';
import { tidyIdentity } from '#features/particulars/rules/identity.ts';
import { plainName } from '#features/particulars/rules/names.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PartyInput } from './parties.calls.ts';
import type { party } from './tables.server.ts';

type Stored = Pick<typeof party.$inferSelect, 'contactId' | 'amlCaseId' | 'idType' | 'idNumberPrint'>;
type Linked = { given: PartyInput; amlCaseId: string | null };

/**
 * A party with what its contact knows, or the one into which that was merged: the number, where it has none, and the case in which it is screened. One of another name, number
 * or date of birth is somebody else, and loses the link; but not the case while that is pending. What was typed by hand gets its case by
 * the job that follows. @throws 404 where the contact is not the salesperson's own
 */
export const withContact = async (at: Writing, sent: PartyInput, before?: Stored): Promise<Linked> => {
  const given = sent.contactId ? { ...sent, contactId: await stayedOf(at, sent.contactId) } : sent;
  const known = given.contactId ? await contactOf(at, given.contactId, before) : undefined;
  if (!given.contactId || known === 'gone') return { given, amlCaseId: await keptCase(at, before, known === 'gone') };
  if (!known || !isSame(given, known) || hasOtherNumber(at, given, known, before))
    return { given: { ...given, contactId: null }, amlCaseId: await keptCase(at, before) };
  const hasNumber = Boolean(given.idNumber) || before?.idType === given.idType;
  const idNumber = !hasNumber && given.idType === known.idType ? known.idNumber : given.idNumber;
  return {
    given: { ...given, ...(idNumber && { idNumber }) },
    amlCaseId: await caseOfContact(at, given.contactId),
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
const hasOtherNumber = (at: Writing, given: PartyInput, known: Particulars, before?: Stored): boolean => {
  if (!known.idNumber || given.idType !== known.idType) return false;
  const print = (number: string) => at.secrets.fingerprint(tidyIdentity(number));
  const own = given.idNumber ? print(given.idNumber) : before?.idType === given.idType ? before.idNumberPrint : '';
  return own !== '' && own !== print(known.idNumber);
};

const isSame = (given: PartyInput, known: Particulars): boolean =>
  given.kind === known.kind &&
  plainName(given.name) === plainName(known.name) &&
  (!given.dateOfBirth || !known.dateOfBirth || given.dateOfBirth === known.dateOfBirth);
