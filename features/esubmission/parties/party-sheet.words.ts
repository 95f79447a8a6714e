import { countryCodes, countryName } from '#features/particulars/words/countries.ts';
import {
  genders,
  type IdType,
  idTypes,
  type PartyKind,
  type PassType,
  partyKinds,
  passTypes,
  type Residency,
  residencies,
} from '#features/particulars/words/kinds.ts';
import { choice, day, type Field, type Need, rate, text, yesNo } from '#platform/contract/field-sheet.ts';
import { representedPartyWords, tenancies } from '../roles.words.ts';
import { type RepresentedSide, sideWords } from '../transaction.words.ts';

/**
 * The fields of a party. A new field that only some parties have is a row of `detailFields`, a column of
 * `tables.server.ts` and a migration; form, schema, summary, PDF and history use this sheet.
 */

/** What decides which further fields a party has. */
export type PartyFacts = {
  partyType: RepresentedSide;
  kind: PartyKind;
  idType: IdType;
  residency: Residency | null;
  passType: PassType | null;
};

type NeedOf = (facts: PartyFacts) => Need | undefined;
/** The sections of the form. */
export type DetailSection = 'person' | 'body' | 'pass';
type Rows = Record<string, Field<PartyFacts> & { section: DetailSection }>;

const when =
  (fits: (facts: PartyFacts) => boolean): NeedOf =>
  (facts) =>
    fits(facts) ? 'optional' : undefined;

const businesses: PartyKind[] = ['COMPANY', 'LLP', 'PARTNERSHIP', 'SOLE_PROP'];

const isPerson = ({ kind }: PartyFacts): boolean => kind === 'INDIVIDUAL';
const isBusiness = ({ kind }: PartyFacts): boolean => businesses.includes(kind);
/** A landlord must know who moves in. For other parties these fields belong to due diligence. */
const isTenant = (facts: PartyFacts): boolean => isPerson(facts) && facts.partyType === 'TENANT';

/** A person with a FIN, whose document is the pass, or with a passport who is not known to be a citizen or PR. */
const isForeigner = (facts: PartyFacts): boolean => {
  const { idType, residency } = facts;
  const isAbroad = idType === 'PASSPORT' && (residency === null || residency === 'FOREIGNER');
  return isPerson(facts) && (idType === 'FIN' || isAbroad);
};

/**
 * The fields that only some parties have, in the order of the form. Fields that don't apply are neither shown nor stored.
 */
export const detailFields = {
  alias: { label: 'Also known as', value: text(140), section: 'person', need: when(isPerson) },
  gender: { label: 'Gender', value: choice(genders), section: 'person', need: when(isPerson) },
  tradingName: { label: 'Trades as', value: text(140), section: 'body', need: when(isBusiness) },
  dateOfIncorporation: {
    label: 'Registered on',
    value: day,
    section: 'body',
    need: when((facts) => isBusiness(facts) || facts.kind === 'SOCIETY'),
  },
  passType: { label: 'Pass', value: choice(passTypes), section: 'pass', need: when(isForeigner) },
  passExpiry: {
    label: 'Pass valid until',
    value: day,
    section: 'pass',
    need: when((facts) => isForeigner(facts) && facts.passType !== 'NA'),
  },
  /** The last day on which it is valid. */
  idExpiry: {
    label: 'Passport valid until',
    value: day,
    section: 'pass',
    need: when((facts) => isPerson(facts) && facts.idType === 'PASSPORT'),
  },
  occupation: { label: 'Occupation', value: text(100), section: 'person', need: when(isTenant) },
  employer: { label: 'Employer', value: text(140), section: 'person', need: when(isTenant) },
} as const satisfies Rows;

const countries: Record<string, string> = Object.fromEntries(countryCodes.map((code) => [code, countryName(code)]));

/** The fields that every party has, with their labels. */
const commonFields = {
  partyType: { label: 'Side', value: choice(sideWords) },
  kind: { label: 'Individual or company', value: choice(partyKinds) },
  name: { label: 'Name', value: text(140) },
  idType: { label: 'Identity document', value: choice(idTypes) },
  nationality: { label: 'Nationality', value: choice(countries) },
  dateOfBirth: { label: 'Date of birth', value: day },
  birthUnknown: { label: 'Date of birth not known', value: yesNo },
  residency: { label: 'Residency', value: choice(residencies) },
  phone: { label: 'Phone', value: text(30) },
  email: { label: 'Email', value: text(254) },
  address: { label: 'Address', value: text(300) },
  representedParty: { label: 'Represented', value: choice(representedPartyWords) },
  isUnrepresented: { label: 'Unrepresented', value: yesNo },
  tenancy: { label: 'Manner of holding', value: choice(tenancies) },
  ownershipRate: { label: 'Share of the property', value: rate },
  isOnBehalf: { label: 'Acts for another party', value: yesNo },
  representsPartyUUID: { label: 'Acts for', value: text(36) },
  isBeneficialOwner: { label: 'Holds for themselves', value: yesNo },
  'beneficialOwner.name': { label: 'Held for', value: text(140) },
} as const;

export const partySheet = { ...commonFields, ...detailFields };
