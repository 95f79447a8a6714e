import { type IdType, idTypesOf, type PartyKind } from '#features/particulars/words/kinds.ts';
import { emptyValues, keysOfSheet, type SheetValues } from '#platform/contract/field-sheet.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import type { Contact } from './contact.calls.ts';
import type { ContactRole, Stage } from './contact.words.ts';
import { contactSheet } from './sheets.words.ts';

/** What is typed of a contact; of lists each in a line of its own, tags between commas. */
export type ContactValues = SheetValues<typeof contactSheet> & {
  kind: PartyKind;
  name: string;
  aliases: string;
  idType: IdType;
  idNumber: string;
  nationality: string;
  dateOfBirth: string | null;
  birthUnknown: boolean;
  phones: string;
  emails: string;
  tags: string;
  stage: Stage;
  roles: ContactRole[];
  notes: string;
};

export const valuesOf = (editing: Contact | 'new'): ContactValues => {
  if (editing === 'new')
    return {
      ...emptyValues(contactSheet),
      kind: 'INDIVIDUAL' as const,
      name: '',
      aliases: '',
      idType: 'NRIC' as const,
      idNumber: '',
      nationality: 'SG',
      dateOfBirth: null,
      birthUnknown: false,
      phones: '',
      emails: '',
      tags: '',
      stage: 'LEAD' as const,
      roles: [],
      notes: '',
      hasWhatsapp: true,
    };
  const { kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown, stage, roles, notes } = editing;
  const plain = { kind, name, idType, nationality, dateOfBirth, birthUnknown, stage, roles, notes };
  const sheet = Object.fromEntries(keysOfSheet(contactSheet).map((key) => [key, editing[key]]));
  return {
    ...(sheet as SheetValues<typeof contactSheet>),
    ...plain,
    idNumber: '',
    aliases: aliases.join('\n'),
    phones: editing.phones.join('\n'),
    emails: editing.emails.join('\n'),
    tags: editing.tags.join(', '),
  };
};

const parts = (typed: string, by: RegExp): string[] =>
  typed
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

/** What is sent. A document that this kind has not is the usual one of the kind. */
export const inputOf = ({ idNumber, idType, ...values }: ContactValues) => {
  const types = idTypesOf(values.kind);
  return {
    ...values,
    ...(idNumber ? { idNumber } : {}),
    idType: types.includes(idType) ? idType : (types[0] ?? idType),
    aliases: parts(values.aliases, /\n/),
    phones: parts(values.phones, /[\n,;]/).map((each) => readPhone(each).value ?? each),
    emails: parts(values.emails, /[\n,;\s]/),
    tags: parts(values.tags, /[\n,;]/),
  };
};

/** A number of a list that can't be read is named. */
export const phoneProblem = (typed: string): string | null => {
  for (const each of parts(typed, /[\n,;]/)) {
    const { problem } = readPhone(each);
    if (problem) return `${each}: ${problem}`;
  }
  return null;
};

export const emailProblem = (typed: string): string | null => {
  const wrong = parts(typed, /[\n,;\s]/).find((each) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(each));
  return wrong === undefined ? null : `${wrong} is not an email address.`;
};
