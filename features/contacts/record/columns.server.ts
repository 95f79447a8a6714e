import { sealIdentity } from '#features/particulars/server/index.ts';
import { type IdType, idTypesOf, type PartyKind } from '#features/particulars/words/kinds.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ContactInput } from './contact.calls.ts';
import { numberPlace } from './number.server.ts';
import type { ContactRecord } from './scope.server.ts';

/** The columns of a contact. Refuses what nobody can be. */
export const contactColumns = (at: Writing, id: string, given: ContactInput, stored?: ContactRecord) => {
  const { idNumber, ...plain } = given;
  const { kind } = given;
  const idType = given.idType ?? usualType(kind, stored);
  const isPerson = kind === 'INDIVIDUAL';
  if (!idTypesOf(kind).includes(idType))
    throw new Refusal('contact.invalid', 'This document does not identify one of this kind. Choose another.', {
      field: 'idType',
    });
  const dateOfBirth = isPerson ? given.dateOfBirth : null;
  if (dateOfBirth !== null && dateOfBirth > today(at.clock))
    throw new Refusal('contact.invalid', 'This date of birth is in the future.', { field: 'dateOfBirth' });
  const birthUnknown = isPerson && dateOfBirth === null && given.birthUnknown;
  const number = numberColumns(at, id, { idType, idNumber }, stored);
  const once = { phones: unique(given.phones), emails: unique(given.emails), tags: unique(given.tags) };
  return { ...plain, ...once, idType, dateOfBirth, birthUnknown, changedAt: at.clock.now().toString(), ...number };
};

/** The document of one of this kind, where none is said: that of the stored number, if it can be. */
const usualType = (kind: PartyKind, stored?: ContactRecord): IdType => {
  const types = idTypesOf(kind);
  return types.find((type) => type === stored?.idType) ?? types[0] ?? 'UEN';
};

const unique = (values: string[]): string[] => [...new Set(values)];

/** A number that is left out stays. Of another type of document it must be given anew: none is lost without a word. */
const numberColumns = (
  at: Writing,
  id: string,
  { idType, idNumber }: { idType: IdType; idNumber: string | undefined },
  stored?: ContactRecord,
) => {
  if (idNumber) return sealIdentity(at, numberPlace(id), { idType, idNumber });
  if (stored?.idType === idType) {
    const { idNumberSealed, idNumberMasked, idNumberPrint, isIdDoubtful } = stored;
    return { idNumberSealed, idNumberMasked, idNumberPrint, isIdDoubtful };
  }
  if (stored && stored.idNumberSealed !== '' && idNumber === undefined)
    throw new Refusal('contact.invalid', 'The stored number is of another document. Give the number of this one.', {
      field: 'idNumber',
    });
  return { idNumberSealed: '', idNumberMasked: '', idNumberPrint: '', isIdDoubtful: false };
};

/** Whether what somebody is screened by is another than before. */
export const isScreenedAnew = (before: ContactRecord, after: ContactRecord): boolean => facts(before) !== facts(after);

const facts = (row: ContactRecord): string => {
  const { kind, name, aliases, idType, idNumberPrint, nationality, dateOfBirth, birthUnknown } = row;
  return JSON.stringify([kind, name, aliases, idType, idNumberPrint, nationality, dateOfBirth, birthUnknown]);
};
