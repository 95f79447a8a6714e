import { sealIdentity } from '#features/particulars/server/index.ts';
import { type IdType, idTypesOf, type PartyKind } from '#features/particulars/words/kinds.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ContactInput } from './contact.calls.ts';
import { numberPlace } from './number.server.ts';
import type { ContactRecord } from './scope.server.ts';

/** The columns of a contact. Refuses impossible particulars. */
export const contactColumns = (at: Writing, id: string, input: ContactInput, stored?: ContactRecord) => {
  const { idNumber, ...plain } = input;
  const { kind } = input;
  const idType = input.idType ?? usualType(kind, stored);
  const isPerson = kind === 'INDIVIDUAL';
  if (!idTypesOf(kind).includes(idType))
    throw new Refusal('contact.invalid', 'This document does not identify one of this kind. Choose another.', {
      field: 'idType',
    });
  const dateOfBirth = isPerson ? input.dateOfBirth : null;
  if (dateOfBirth !== null && dateOfBirth > today(at.clock))
    throw new Refusal('contact.invalid', 'This date of birth is in the future.', { field: 'dateOfBirth' });
  const birthUnknown = isPerson && dateOfBirth === null && input.birthUnknown;
  const number = numberColumns(at, id, { idType, idNumber }, stored);
  const once = { phones: unique(input.phones), emails: unique(input.emails), tags: unique(input.tags) };
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

/** Whether the facts used for screening have changed. */
export const isScreenedAnew = (before: ContactRecord, after: ContactRecord): boolean => facts(before) !== facts(after);

const facts = (row: ContactRecord): string => {
  const { kind, name, aliases, idType, idNumberPrint, nationality, dateOfBirth, birthUnknown } = row;
  return JSON.stringify([kind, name, aliases, idType, idNumberPrint, nationality, dateOfBirth, birthUnknown]);
};
