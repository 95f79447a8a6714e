import { type Cents, hundredPercent, percentOf } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { TransactionInfo } from './info.calls.ts';
import { type Priced, priceOf, termOf } from './terms.rules.ts';

type Commission = TransactionInfo['commission'];

/** The largest commission or bill of a lease: 36 months of rent, in ten-thousandths of a month. */
export const mostMonths = 360_000;

/** Months of rent in cents, rounded half up; `months` in ten-thousandths. */
const monthsOf = (rentCents: Cents, months: number): Cents => percentOf(rentCents, months * 100);

/** The commission before GST in cents, rounded half up: a part of the price, months of rent, or the fixed amount. */
export const commissionCentsOf = (info: Priced & { commission: Commission }): Cents => {
  const { basis, rate, amountCents } = info.commission;
  if (basis === 'PERCENT') return percentOf(priceOf(info), rate ?? 0);
  return basis === 'MONTHS_OF_RENT' ? monthsOf(priceOf(info), rate ?? 0) : amountCents;
};

export const commissionProblem = ({ commission: { basis, rate } }: { commission: Commission }): Problem | undefined => {
  const field = 'commission.rate';
  if (basis === 'FIXED') return undefined;
  if (basis === 'MONTHS_OF_RENT') {
    if (rate === null) return { message: 'Give the commission in months of rent.', field };
    return rate > mostMonths ? { message: 'A commission is at most 36 months of rent.', field } : undefined;
  }
  if (rate === null) return { message: 'Give the commission as a percentage of the price.', field };
  return rate > hundredPercent ? { message: 'A commission can’t exceed 100% of the price.', field } : undefined;
};

type Usual = { unusualCommissionRate: number; unusualLeaseMonths: number };

/**
 * The usual limit in words, if the commission exceeds it: a part of the price, or months of rent for 24 months of
 * lease.
 */
export const unusualCommission = (info: TransactionInfo, usual: Usual): string | undefined => {
  const { amountCents } = info.commission;
  const { unusualCommissionRate, unusualLeaseMonths } = usual;
  if (info.transactionType === 'SALE') {
    const isOver = amountCents > percentOf(info.priceCents, unusualCommissionRate);
    return isOver ? `${unusualCommissionRate / 10_000}% of the price` : undefined;
  }
  const { months, days } = termOf(info.tenancyStart, info.tenancyEnd);
  const begun = months + (days > 0 ? 1 : 0);
  const isOver = amountCents * 24 > info.monthlyRentCents * unusualLeaseMonths * begun;
  return isOver ? `${unusualLeaseMonths} months of rent for every 24 months` : undefined;
};
