import { caseOfContact } from '#features/aml/server/index.ts';
import { type Particulars, particularsOf } from '#features/contacts/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import type { PartyInput } from '../../contract/parties.ts';

type Linked = { given: PartyInput; amlCaseId: string | null };

/**
 * A party with what its contact knows: the number, where none is given, and the case in which it is screened. A party that was renamed is
 * somebody else, and loses the link. @throws 404 where the contact is not the salesperson's own
 */
export const withContact = async (at: Writing, given: PartyInput): Promise<Linked> => {
  if (!given.contactId) return { given, amlCaseId: null };
  const known = await particularsOf(at, given.contactId, null);
  if (!isSame(given, known)) return { given: { ...given, contactId: null }, amlCaseId: null };
  const idNumber = given.idNumber || (given.idType === known.idType ? known.idNumber : undefined);
  return {
    given: { ...given, ...(idNumber && { idNumber }) },
    amlCaseId: await caseOfContact(at, given.contactId),
  };
};

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const isSame = (given: PartyInput, known: Particulars): boolean =>
  given.kind === known.kind && plain(given.name) === plain(known.name);
