import type { PartyInput } from './schemas.ts';
import type { PartyKind } from './words.ts';

/** Which further fields are asked of which party: the form shows by it, and what does not apply is not kept. */

type Facts = Pick<PartyInput, 'partyType' | 'kind' | 'idType' | 'residency' | 'passType'>;

/** As a form begins with them. */
export const emptyDetails = {
  alias: '',
  gender: null,
  idExpiry: null,
  passType: null,
  passExpiry: null,
  occupation: '',
  employer: '',
  tradingName: '',
  dateOfIncorporation: null,
} satisfies Partial<PartyInput>;
export type PartyDetail = keyof typeof emptyDetails;
const details = Object.keys(emptyDetails) as PartyDetail[];

const businesses: PartyKind[] = ['COMPANY', 'LLP', 'PARTNERSHIP', 'SOLE_PROP'];

const isPerson = ({ kind }: Facts): boolean => kind === 'INDIVIDUAL';
const isBusiness = ({ kind }: Facts): boolean => businesses.includes(kind);
/** For a landlord to know who moves in; of others it belongs to due diligence. */
const isTenant = (facts: Facts): boolean => isPerson(facts) && facts.partyType === 'TENANT';

/** Has a pass, or needs none for a stay abroad. A FIN is the number of one, and the pass is its document. */
const isForeigner = (facts: Facts): boolean => {
  const { idType, residency } = facts;
  const isAbroad = idType === 'PASSPORT' && (residency === null || residency === 'FOREIGNER');
  return isPerson(facts) && (idType === 'FIN' || isAbroad);
};

const asked: Record<PartyDetail, (facts: Facts) => boolean> = {
  alias: isPerson,
  gender: isPerson,
  idExpiry: (facts) => isPerson(facts) && facts.idType === 'PASSPORT',
  passType: isForeigner,
  passExpiry: (facts) => isForeigner(facts) && facts.passType !== 'NA',
  occupation: isTenant,
  employer: isTenant,
  tradingName: isBusiness,
  dateOfIncorporation: (facts) => isBusiness(facts) || facts.kind === 'SOCIETY',
};

export const isAsked = (field: PartyDetail, facts: Facts): boolean => asked[field](facts);

/** A party without what is not asked of it. */
export const fitted = <T extends Facts>(given: T): T => {
  const emptied = details.filter((field) => !isAsked(field, given)).map((field) => [field, emptyDetails[field]]);
  return { ...given, ...Object.fromEntries(emptied) };
};
