import type { RepresentedSide, TransactionType } from './words.ts';

/** The vocabularies of the details of a transaction and its parties, with the words people read; apart, since lists do not need them. */

export const marketTypes = {
  SALE: { RESALE: 'Resale', SUBSALE: 'Sub-sale', ASSIGNMENT: 'Assignment' },
  LEASE: { NEW_TENANCY: 'New tenancy', RENEWAL: 'Renewal', EXTENSION: 'Extension' },
} as const satisfies Record<TransactionType, Record<string, string>>;
export type SaleMarket = keyof (typeof marketTypes)['SALE'];
export type LeaseMarket = keyof (typeof marketTypes)['LEASE'];

export const hdbTowns = [
  'Ang Mo Kio',
  'Bedok',
  'Bishan',
  'Bukit Batok',
  'Bukit Merah',
  'Bukit Panjang',
  'Bukit Timah',
  'Central Area',
  'Choa Chu Kang',
  'Clementi',
  'Geylang',
  'Hougang',
  'Jurong East',
  'Jurong West',
  'Kallang/Whampoa',
  'Marine Parade',
  'Pasir Ris',
  'Punggol',
  'Queenstown',
  'Sembawang',
  'Sengkang',
  'Serangoon',
  'Tampines',
  'Tengah',
  'Toa Payoh',
  'Woodlands',
  'Yishun',
] as const;
export type HdbTown = (typeof hdbTowns)[number];

/** The town that a street is named after, where it is one: Jurong West St 42. */
export const townOf = (street: string): HdbTown | undefined =>
  hdbTowns.find((town) => `${street.trim().toLowerCase()} `.startsWith(`${town.toLowerCase()} `));

export const genders = { F: 'Female', M: 'Male' } as const;
export type Gender = keyof typeof genders;

/** What lets a foreigner stay in Singapore. */
export const passTypes = {
  EP: 'Employment Pass',
  S_PASS: 'S Pass',
  WP: 'Work Permit',
  DP: 'Dependant’s Pass',
  LTVP: 'Long-Term Visit Pass',
  STP: 'Student’s Pass',
  PEP: 'Personalised Employment Pass',
  ONE_PASS: 'Overseas Networks & Expertise Pass',
  TECH_PASS: 'Tech.Pass',
  NA: 'No pass',
} as const;
export type PassType = keyof typeof passTypes;

export const tenures = {
  FREEHOLD: 'Freehold',
  LEASEHOLD_999: '999 years',
  LEASEHOLD_99: '99 years',
  LEASEHOLD_60: '60 years',
  LEASEHOLD_30: '30 years',
  LEASEHOLD_OTHER: 'Another lease',
} as const;
export type Tenure = keyof typeof tenures;

export const areaUnits = { SQM: 'm²', SQFT: 'sq ft' } as const;
export type AreaUnit = keyof typeof areaUnits;

const areas = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 2 });

/** `1,076.5 sq ft`. */
export const areaText = (area: number, unit: AreaUnit): string => `${areas.format(area)} ${areaUnits[unit]}`;

export const possessions = { VACANT: 'Vacant possession', TENANCY: 'With a tenancy' } as const;
export type Possession = keyof typeof possessions;

/** Of the completion date: a day to come, or the day on which it took place. */
export const completionStates = { EXPECTED: 'Expected', ACTUAL: 'Has taken place' } as const;
export type CompletionState = keyof typeof completionStates;

export const rentalScopes = { WHOLE: 'Whole unit', ROOM: 'Room' } as const;
export type RentalScope = keyof typeof rentalScopes;

/** CEA's estate agency agreements: 1 to 4 by side, 5 to 8 the exclusive ones in the same order. */
export const agencyForms = {
  '1': 'Form 1, non-exclusive',
  '2': 'Form 2, non-exclusive',
  '3': 'Form 3, non-exclusive',
  '4': 'Form 4, non-exclusive',
  '5': 'Form 5, exclusive',
  '6': 'Form 6, exclusive',
  '7': 'Form 7, exclusive',
  '8': 'Form 8, exclusive',
  OWN: 'Own agreement',
} as const;
export type AgencyForm = keyof typeof agencyForms;

const formsOfSide: Record<RepresentedSide, AgencyForm[]> = {
  SELLER: ['1', '5', 'OWN'],
  BUYER: ['2', '6', 'OWN'],
  LANDLORD: ['3', '7', 'OWN'],
  TENANT: ['4', '8', 'OWN'],
};

/** The forms that the client of a side signs. */
export const formsOf = (side: RepresentedSide): AgencyForm[] => formsOfSide[side];

export const isExclusive = (form: AgencyForm): boolean => ['5', '6', '7', '8'].includes(form);
