import type { LeaseInfo, SaleInfo } from '../../contract/info.ts';
import type { CheckCode } from '../../words/checks.ts';
import { isLonger, termOf } from '../info/terms.ts';

/**
 * Checks that need the forms of due diligence or market data, which Gable does not have yet. The desk sees that they were not made.
 */
export type Unchecked = { code: CheckCode; about: string };

type Facts = {
  info:
    | Pick<SaleInfo, 'transactionType' | 'propertyCategory'>
    | Pick<LeaseInfo, 'transactionType' | 'propertyCategory' | 'tenancyStart' | 'tenancyEnd'>;
  parties: { isUnrepresented: boolean }[];
};

const dueDiligence: Unchecked[] = [
  { code: 'V06', about: 'Due diligence done by the day of signing' },
  { code: 'V10', about: 'Enhanced due diligence approved' },
];

/** In months: a longer tenancy counts as a sale in due diligence. */
export const longestExempt = 7 * 12;

/** The lease of an HDB flat for up to seven years needs neither due diligence forms nor screening. */
export const isExempt = (info: Facts['info']): boolean =>
  info.transactionType === 'LEASE' &&
  info.propertyCategory === 'hdb' &&
  !isLonger(termOf(info.tenancyStart, info.tenancyEnd), longestExempt);

/** The checks that are not made for this transaction. */
export const uncheckedOf = ({ info, parties }: Facts): Unchecked[] => {
  const isSale = info.transactionType === 'SALE';
  const market: Unchecked = { code: 'V17', about: `${isSale ? 'Price' : 'Rent'} against the market` };
  if (isExempt(info)) return [market];
  const unrepresented: Unchecked[] = parties.some(({ isUnrepresented }) => isUnrepresented)
    ? [{ code: 'V08', about: 'Forms for the party without an agent' }]
    : [];
  return [...dueDiligence, ...unrepresented, market].sort((a, b) => a.code.localeCompare(b.code));
};
