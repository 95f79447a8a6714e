import { formatDay } from '#platform/contract/days.ts';
import { countryName } from '../../../countries.ts';
import { genders, passTypes } from '../../../detail-words.ts';
import { idTypes, partyKinds, representedPartyWords, residencies, tenancies } from '../../../words.ts';

const labels: Record<string, string> = {
  alias: 'Also known as',
  gender: 'Gender',
  idExpiry: 'Passport valid until',
  passType: 'Pass',
  passExpiry: 'Pass valid until',
  occupation: 'Occupation',
  employer: 'Employer',
  tradingName: 'Trades as',
  dateOfIncorporation: 'Registered on',
  partyType: 'Side',
  kind: 'Individual or company',
  name: 'Name',
  idType: 'Identity document',
  nationality: 'Nationality',
  dateOfBirth: 'Date of birth',
  residency: 'Residency',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  representedParty: 'Represented',
  isUnrepresented: 'Unrepresented',
  tenancy: 'Holds the property',
  ownershipRate: 'Part of the property',
  isOnBehalf: 'Acts for another party',
  representsPartyUUID: 'Acts for',
  isBeneficialOwner: 'Holds for themselves',
  'beneficialOwner.name': 'Held for',
};

const words: Record<string, Record<string, string>> = {
  kind: partyKinds,
  idType: idTypes,
  gender: genders,
  residency: residencies,
  passType: passTypes,
  representedParty: representedPartyWords,
  tenancy: tenancies,
};

const textOf = (path: string, value: string): string => {
  if (path === 'nationality') return countryName(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : (words[path]?.[value] ?? value);
};

/** A field of a party as people call it, and its value in words. */
export const partyWords = (path: string, value: unknown): { label: string; text: string } => ({
  label: labels[path] ?? path,
  text: value === null || value === '' || value === undefined ? '–' : textOf(path, String(value)),
});
