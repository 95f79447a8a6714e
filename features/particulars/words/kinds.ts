const person: IdType[] = ['NRIC', 'FIN', 'PASSPORT'];
const body: IdType[] = ['UEN', 'FOREIGN_REG'];

/**
 * The documents that identify a party of this kind, the usual one first. An estate has the documents of the deceased.
 */
export const idTypesOf = (kind: PartyKind): IdType[] => {
  if (kind === 'INDIVIDUAL' || kind === 'ESTATE') return person;
  return kind === 'GOVT' || kind === 'MCST' || kind === 'SOLE_PROP' ? ['UEN'] : body;
};

export const isEntity = (kind: PartyKind): boolean => kind !== 'INDIVIDUAL';

/** Whether bodies of this kind have shareholders or partners who must be identified. */
export const hasShareholders = (kind: PartyKind): boolean =>
  kind === 'COMPANY' || kind === 'LLP' || kind === 'PARTNERSHIP';

export const idTypes = {
  NRIC: 'NRIC',
  FIN: 'FIN',
  PASSPORT: 'Passport',
  UEN: 'UEN',
  FOREIGN_REG: 'Foreign registration no.',
} as const;

export type IdType = keyof typeof idTypes;

export const partyKinds = {
  INDIVIDUAL: 'Individual',
  COMPANY: 'Company',
  LLP: 'Limited liability partnership',
  PARTNERSHIP: 'Partnership',
  SOLE_PROP: 'Sole proprietor',
  TRUST: 'Trust',
  ESTATE: 'Estate of a deceased person',
  SOCIETY: 'Society or club',
  MCST: 'Management corporation (MCST)',
  GOVT: 'Government body',
} as const;

export type PartyKind = keyof typeof partyKinds;

export const residencies = { SC: 'Singapore citizen', PR: 'Permanent resident', FOREIGNER: 'Foreigner' } as const;

export type Residency = keyof typeof residencies;

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
