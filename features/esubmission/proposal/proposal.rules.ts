import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Cents } from '#platform/contract/money.ts';
import { formsOf, type RepresentedSide, sidesOf, type TransactionType } from '../transaction.words.ts';
import type { ProposedInfo } from './proposal.calls.ts';

type Place = { postalCode: string; block: string; street: string; building: string; unit: string };
type Agreement = Pick<ProposedInfo, 'agencyForm' | 'agencyAgreementNo' | 'agencyFrom' | 'agencyTo'>;

/** A contact's property, as far as a submission asks of it. */
export type KnownProperty = Place &
  Agreement &
  Pick<ProposedInfo, 'hdbTown' | 'planningArea' | 'leaseStartYear' | 'tenure'> & {
    category: PropertyCategory;
    propertyType: string;
    areaSqm: number | null;
    landSqm: number | null;
    askingCents: Cents | null;
    rentCents: Cents | null;
  };

export const typeOfSide = (side: RepresentedSide): TransactionType =>
  (sidesOf.SALE as readonly RepresentedSide[]).includes(side) ? 'SALE' : 'LEASE';

/** Whether somebody who is represented on a side owns the property: whoever else owns it signs with them. */
export const ownsIt = (side: RepresentedSide): boolean => side === 'SELLER' || side === 'LANDLORD';

const noPlace: Place = { postalCode: '', block: '', street: '', building: '', unit: '' };
const noAgreement: Agreement = { agencyForm: null, agencyAgreementNo: '', agencyFrom: null, agencyTo: null };

const nothingOf = (side: RepresentedSide): ProposedInfo => ({
  transactionType: typeOfSide(side),
  representedSide: side,
  propertyCategory: null,
  propertyType: null,
  property: noPlace,
  hdbTown: null,
  planningArea: null,
  leaseStartYear: null,
  floorArea: null,
  landArea: null,
  tenure: null,
  ...noAgreement,
});

/**
 * The place as it is known. If the postal code belongs to other blocks, one of the two is wrong: the postal code stays, and the page
 * asks for the rest. `found`: the blocks of that postal code; none: nobody knows it.
 */
const placeOf = ({ postalCode, block, street, building, unit }: Place, found: { block: string }[]): Place => {
  const isOther = found.length > 0 && !found.some((each) => each.block.toUpperCase() === block.toUpperCase());
  return isOther ? { ...noPlace, postalCode } : { postalCode, block, street, building, unit };
};

/** The agreement, if it is one that the client of this side signs: a seller’s says nothing of a lease. */
const agreementFor = (side: RepresentedSide, known: Agreement): Agreement => {
  const { agencyForm, agencyAgreementNo, agencyFrom, agencyTo } = known;
  if (agencyForm !== null && !formsOf(side).includes(agencyForm)) return noAgreement;
  return { agencyForm, agencyAgreementNo, agencyFrom, agencyTo };
};

/** What step 1 begins with. The agreement is the owner’s: a buyer or tenant has one of their own. */
export const proposedInfo = (
  side: RepresentedSide,
  property: KnownProperty | undefined,
  found: { block: string }[],
): ProposedInfo => {
  if (!property) return nothingOf(side);
  const { category, propertyType, hdbTown, planningArea, leaseStartYear, tenure, areaSqm, landSqm } = property;
  return {
    ...nothingOf(side),
    propertyCategory: category,
    propertyType: propertyType || null,
    property: placeOf(property, found),
    hdbTown,
    planningArea,
    leaseStartYear,
    floorArea: areaSqm,
    landArea: landSqm,
    tenure,
    ...(ownsIt(side) && agreementFor(side, property)),
  };
};

/** What is asked for the property: a price, or a rent a month. */
export const askedFor = (side: RepresentedSide, { askingCents, rentCents }: KnownProperty): Cents | null =>
  typeOfSide(side) === 'SALE' ? askingCents : rentCents;
