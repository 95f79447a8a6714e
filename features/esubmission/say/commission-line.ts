import { formatMoney, percentText } from '#platform/contract/money.ts';
import type { Summary } from '../records.ts';

/** `S$ 49,600.00 (2 % of the price)`. */
export const commissionLine = ({ commission: { basis, rate, amountCents } }: Summary['info']): string => {
  const amount = formatMoney(amountCents);
  if (basis === 'FIXED' || rate === null) return `${amount} (fixed)`;
  const unit = basis === 'PERCENT' ? '% of the price' : rate === 10_000 ? 'month of rent' : 'months of rent';
  return `${amount} (${percentText(rate)} ${unit})`;
};

type Share = { shareBasis: 'PERCENT' | 'AMOUNT'; shareRate?: number | null | undefined };

/** `40 %`, or that it was given in dollars. */
export const shareText = ({ shareBasis, shareRate }: Share): string =>
  shareBasis === 'PERCENT' ? `${percentText(shareRate ?? 0)} %` : 'S$';
