import type { TransactionInfo } from './info-schemas.ts';
import type { CheckCode } from './levels.ts';

/** Checks that wait for due diligence and for market data: each has its place, and says that it was not made. */
export type Unchecked = { code: CheckCode; about: string };

type Facts = {
  info: Pick<TransactionInfo, 'transactionType' | 'propertyCategory'>;
  parties: { isUnrepresented: boolean }[];
};

const dueDiligence: Unchecked[] = [
  { code: 'V06', about: 'Due diligence done by the day of signing' },
  { code: 'V07', about: 'Screening still recent' },
  { code: 'V09', about: 'Screening of the parties' },
  { code: 'V10', about: 'Enhanced due diligence approved' },
];

/** What of this transaction is not checked yet. The lease of an HDB flat needs no due diligence forms. */
export const uncheckedOf = ({ info, parties }: Facts): Unchecked[] => {
  const isSale = info.transactionType === 'SALE';
  const market: Unchecked = { code: 'V17', about: `${isSale ? 'Price' : 'Rent'} against the market` };
  if (!isSale && info.propertyCategory === 'hdb') return [market];
  const unrepresented: Unchecked[] = parties.some(({ isUnrepresented }) => isUnrepresented)
    ? [{ code: 'V08', about: 'Forms for the party without an agent' }]
    : [];
  return [...dueDiligence, ...unrepresented, market].sort((a, b) => a.code.localeCompare(b.code));
};
