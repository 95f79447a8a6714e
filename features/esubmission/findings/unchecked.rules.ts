import type { LeaseInfo, SaleInfo } from '../info/info.calls.ts';
import { isLonger, termOf } from '../info/terms.rules.ts';
import { uncomparedWords } from '../market/market.words.ts';
import type { MarketCheck } from '../status/status.calls.ts';
import type { TransactionType } from '../transaction.words.ts';
import type { CheckCode } from './checks.words.ts';

/**
 * Checks that were not made: those of due diligence while signed forms are uploaded, and of market data that is not there. The desk sees it.
 */
export type Unchecked = { code: CheckCode; about: string };

type Facts = {
  info:
    | Pick<SaleInfo, 'transactionType' | 'propertyCategory'>
    | Pick<LeaseInfo, 'transactionType' | 'propertyCategory' | 'tenancyStart' | 'tenancyEnd'>;
  parties: { isUnrepresented: boolean }[];
  market: MarketCheck | null;
  /** Forms are part of the submission, and checked. */
  asksForForms?: boolean;
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
export const uncheckedOf = ({ info, parties, market, asksForForms = false }: Facts): Unchecked[] => {
  const uncompared = uncomparedOf(info.transactionType, market);
  if (asksForForms || isExempt(info)) return uncompared;
  const unrepresented: Unchecked[] = parties.some(({ isUnrepresented }) => isUnrepresented)
    ? [{ code: 'V08', about: 'Forms for the party without an agent' }]
    : [];
  return [...dueDiligence, ...unrepresented, ...uncompared].sort((a, b) => a.code.localeCompare(b.code));
};

const uncomparedOf = (transaction: TransactionType, market: MarketCheck | null): Unchecked[] => {
  if (market?.state !== 'NOT_COMPARED') return [];
  const what = transaction === 'SALE' ? 'Price' : 'Rent';
  return [{ code: 'V17', about: `${what} against the market (${uncomparedWords[market.why]})` }];
};
