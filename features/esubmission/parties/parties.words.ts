import { countryName } from '#features/particulars/words/countries.ts';
import { genders, idTypes, isEntity, partyKinds, passTypes } from '#features/particulars/words/kinds.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { linesOfSheet, wordsOfValue } from '#platform/contract/field-sheet.ts';
import { percentText } from '#platform/contract/money.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { representedPartyWords, tenancies } from '../roles.words.ts';
import { sideWords } from '../transaction.words.ts';
import type { Party } from './parties.calls.ts';
import { detailFields, partySheet } from './party-sheet.words.ts';

/** Short labels of a party: `Seller`, `Our client`, `Company`. */
export const partyTags = ({ partyType, representedParty, kind, isUnrepresented }: Party): string[] => [
  sideWords[partyType],
  representedPartyWords[representedParty],
  ...(isEntity(kind) ? [partyKinds[kind]] : []),
  ...(isUnrepresented ? ['Unrepresented'] : []),
];

/** The description of a party in lines: identity, further fields, ownership, contact. */
export const partyLines = (party: Party, parties: Party[]): string[] =>
  [
    factsOf(party).join(' · '),
    detailLine(party),
    ...ownershipLines(party, parties),
    contactsOf(party).join(' · '),
  ].filter(Boolean);

const factsOf = ({
  idType,
  idNumberMasked,
  idExpiry,
  nationality,
  dateOfBirth,
  birthUnknown,
  gender,
}: Party): string[] =>
  [
    `${idTypes[idType]} ${idNumberMasked}${idExpiry ? ` until ${formatDay(idExpiry)}` : ''}`,
    countryName(nationality),
    dateOfBirth ? `born ${formatDay(dateOfBirth)}` : birthUnknown ? 'date of birth not known' : '',
    gender ? genders[gender].toLowerCase() : '',
  ].filter(Boolean);

/** Fields that are shown in the line of the identity, or together with another field. */
const elsewhere = ['gender', 'idExpiry', 'passExpiry', 'employer'];

/** Alias, pass, occupation and other further fields in one line. */
export const detailLine = (party: Party): string =>
  linesOfSheet(detailFields, party, party)
    .filter(({ name }) => !elsewhere.includes(name))
    .map(({ name, label, text, isGiven }) => withNext(party, name) ?? (isGiven ? `${label} ${text}` : ''))
    .filter(Boolean)
    .join(' · ');

/** The text of a field that is shown together with the next one; undefined for all others. */
const withNext = (party: Party, field: string): string | undefined => {
  if (field === 'passType') return passText(party.passType, party.passExpiry);
  return field === 'occupation' ? [party.occupation, party.employer].filter(Boolean).join(', ') : undefined;
};

/** `Employment Pass until 01 May 2027`; empty if neither is known. */
export const passText = (type: Party['passType'], expiry: Day | null): string => {
  const until = expiry ? ` until ${formatDay(expiry)}` : '';
  return type ? `${passTypes[type]}${until}` : until && `Pass${until}`;
};

const contactsOf = ({ phone, email, address }: Party): string[] => [phoneText(phone), email, address].filter(Boolean);

/** For whom it acts and holds, how it holds the property, and who owns it. */
const ownershipLines = (party: Party, parties: Party[]): string[] => {
  const { tenancy, ownershipRate, isOnBehalf, representsPartyUUID, beneficialOwner, shareholdersBO } = party;
  const principal = parties.find(({ uuid }) => uuid === representsPartyUUID)?.name;
  const rate = ownershipRate === null ? '' : `, ${percentText(ownershipRate)}%`;
  return [
    isOnBehalf ? `Acts for ${principal ?? 'a party that is not named yet'}` : '',
    beneficialOwner ? `Holds for ${beneficialOwner.name}` : '',
    tenancy ? `${tenancies[tenancy]}${rate}` : '',
    shareholdersBO.length > 0
      ? `Behind it: ${shareholdersBO.map(({ name, rate: part }) => `${name} ${percentText(part)}%`).join(', ')}`
      : '',
  ].filter(Boolean);
};

/** The label of a field of a party, and its value as text; a dash for an empty value. */
export const partyWords = (path: string, value: unknown): { label: string; text: string } => {
  if (!Object.hasOwn(partySheet, path)) return { label: path, text: String(value ?? '–') };
  const row = partySheet[path as keyof typeof partySheet];
  return { label: row.label, text: wordsOfValue(row, value) };
};
