import type { Comparable } from '../merge/duplicates.rules.ts';
import { fieldNames, type Mergeable, merged } from '../merge/merge.rules.ts';
import type { AddressInput } from '../parts/parts.calls.ts';
import type { ImportedRow } from './imported-row.rules.ts';

const kindOf = ({ isPerson }: ImportedRow) => (isPerson ? 'INDIVIDUAL' : 'COMPANY');

/** A row as it is compared with contacts. */
export const asComparable = (row: ImportedRow, id: string): Comparable => {
  const { name, aliases, phones, emails, dateOfBirth } = row;
  return { id, kind: kindOf(row), name, aliases, phones, emails, dateOfBirth, idNumberPrint: '' };
};

/** A row as it is merged into a contact; fields missing in the file are empty. */
export const asMergeable = (row: ImportedRow): Mergeable => {
  const empty = Object.fromEntries(fieldNames.map((field) => [field, ''])) as Record<
    (typeof fieldNames)[number],
    string
  >;
  const { name, aliases, phones, emails, tags, notes, salutation, preferredName, employer, occupation, dateOfBirth } =
    row;
  const provided = { salutation, preferredName, employer, occupation, dateOfBirth };
  const unsaid = { roles: [], followUpNote: '', birthUnknown: false, hasWhatsapp: null };
  return { ...empty, ...provided, name, aliases, phones, emails, tags, notes, ...unsaid };
};

/** The body of the call that creates a contact from a row. */
export const asInput = (row: ImportedRow): object => {
  const { name, aliases, phones, emails, tags, notes, stage, salutation, preferredName, employer, occupation } = row;
  const idType = row.isPerson ? 'NRIC' : 'UEN';
  return {
    kind: kindOf(row),
    idType,
    name,
    aliases,
    phones,
    emails,
    tags,
    notes,
    stage,
    salutation,
    preferredName,
    employer,
    occupation,
    dateOfBirth: row.dateOfBirth,
  };
};

/** Its addresses; a postal code that is none of Singapore stands in the line. */
export const asAddresses = ({ addresses, isPerson }: ImportedRow): (Partial<AddressInput> & { line: string })[] =>
  addresses.map(({ line, postalCode, country }) => {
    const isOurs = /^\d{6}$/.test(postalCode);
    return {
      kind: isPerson ? 'RESIDENTIAL' : 'OFFICE',
      line: isOurs || !postalCode ? line : `${line}, ${postalCode}`,
      postalCode: isOurs ? postalCode : '',
      country: country as AddressInput['country'],
    };
  });

/** Whether a row has something that the contact, with its addresses, lacks. */
export const saysMore = (keep: Mergeable, row: ImportedRow, lines: string[]): boolean => {
  if (asAddresses(row).some(({ line }) => !lines.includes(line))) return true;
  const { values, left: leftOver } = merged(keep, asMergeable(row));
  const before = keep as Record<string, unknown>;
  return (
    leftOver.length > 0 ||
    Object.entries(values).some(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value))
  );
};
