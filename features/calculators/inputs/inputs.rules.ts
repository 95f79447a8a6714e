import type { Buyer } from '../buyer/buyer-duty.rules.ts';
import { buyerProfiles, homeCounts, mostBuyers } from '../buyer/buyers.words.ts';
import { leaseKinds } from '../lease/leases.words.ts';
import { lenders, loanCounts } from '../loan/loans.words.ts';
import { propertyKinds } from '../properties.words.ts';
import { amount, day, type Field, flag, oneOf, percent, type Values, whole } from './fields.rules.ts';

/** Inputs of each calculator, in the order of its form. None of them identifies the user. */

/** `CITIZEN-1,PR-2`: the profile of each buyer, and which home it is. */
const buyers: Field<Buyer[]> = {
  read: (text) => {
    const parts = text.split(',').map((part) => part.split('-'));
    const isKnown = parts.every(
      ([profile = '', homes = '', ...more]) =>
        more.length === 0 && Object.hasOwn(buyerProfiles, profile) && Object.hasOwn(homeCounts, homes),
    );
    if (!isKnown || parts.length > mostBuyers) return undefined;
    return parts.map(([profile, homes]) => ({ profile, homes }) as Buyer);
  },
  write: (value) => value.map(({ profile, homes }) => `${profile}-${homes}`).join(','),
  initial: [{ profile: 'CITIZEN', homes: '1' }],
  shape: 'the buyers, such as CITIZEN-1,PR-2',
};

const property = {
  kind: oneOf(propertyKinds, 'PRIVATE'),
  price: amount,
  value: amount,
};

const loan = {
  lender: oneOf(lenders, 'BANK'),
  loans: oneOf(loanCounts, '0'),
  age: whole(18, 99),
  years: whole(1, 35),
  interest: percent(),
  loan: amount,
  income: amount,
  variable: amount,
  debts: amount,
};

export const buyerFields = {
  ...property,
  day,
  buyers,
  ...loan,
  cpf: amount,
  commission: percent(),
  legal: amount,
  other: amount,
};
export type BuyerInput = Values<typeof buyerFields>;

export const sellerFields = {
  ...property,
  bought: day,
  day,
  owed: amount,
  cpf: amount,
  commission: percent(),
  legal: amount,
  other: amount,
};
export type SellerInput = Values<typeof sellerFields>;

export const leaseFields = {
  leaseKind: oneOf(leaseKinds, 'NEW'),
  day,
  rent: amount,
  charges: amount,
  market: amount,
  before: amount,
  years: whole(0, 99),
  months: whole(0, 11),
  endless: flag,
};
export type LeaseInput = Values<typeof leaseFields>;

export const loanFields = { ...property, day, ...loan };
export type LoanInput = Values<typeof loanFields>;
