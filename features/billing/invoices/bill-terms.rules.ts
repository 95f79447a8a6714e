import type { CommissionBasis } from '#features/esubmission/roles.words.ts';
import { type Cents, formatMoney, percentText } from '#platform/contract/money.ts';

/** What a bill was worked out from. Older papers and bills do not know all of it. */
export type BillTerms = {
  transaction: 'SALE' | 'LEASE';
  /** The price of a sale, the monthly rent of a lease. */
  valueCents?: Cents | undefined;
  basis?: CommissionBasis | null | undefined;
  /** PERCENT: ten-thousandths of a percent. MONTHS_OF_RENT: ten-thousandths of a month. */
  rate?: number | null | undefined;
};

/** The price or rent, and how this bill's commission follows from it. Nothing of the deal's other bills is in it. */
export const billTerms = ({ transaction, valueCents, basis, rate }: BillTerms): { label: string; value: string }[] => {
  const worth = transaction === 'SALE' ? 'Price' : 'Monthly rent';
  const commission = commissionOf(basis, rate ?? 0, worth.toLowerCase());
  return [
    ...(valueCents ? [{ label: worth, value: formatMoney(valueCents) }] : []),
    ...(commission ? [{ label: 'Commission', value: commission }] : []),
  ];
};

const commissionOf = (basis: BillTerms['basis'], rate: number, worth: string): string => {
  if (basis === 'PERCENT') return `${percentText(rate)}% of the ${worth}`;
  if (basis === 'MONTHS_OF_RENT') return `${percentText(rate)} ${rate === 10_000 ? 'month' : 'months'} of rent`;
  return basis === 'FIXED' ? 'Fixed amount' : '';
};
