import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { LeaseInfo, SaleInfo, TransactionInfo } from './info.calls.ts';

export type Priced =
  | Pick<SaleInfo, 'transactionType' | 'priceCents'>
  | Pick<LeaseInfo, 'transactionType' | 'monthlyRentCents'>;

/** The price of a sale, or the monthly rent of a lease, in cents. */
export const priceOf = (info: Priced): Cents =>
  info.transactionType === 'SALE' ? info.priceCents : info.monthlyRentCents;

/** The day of signing, on which checks and rules depend: of the option, or of the tenancy agreement. */
export const signedOn = (info: TransactionInfo): Day =>
  info.transactionType === 'SALE' ? info.optionDate : info.agreementDate;

/** The day of signing of a stored row; null if it has none yet. */
export const signedOnRow = (row: { optionDate: Day | null; agreementDate: Day | null }): Day | null =>
  row.optionDate ?? row.agreementDate;

export type Term = { months: number; days: number };

/**
 * The length of a tenancy in whole months and the days over; the last day counts. Some agreements end on the day after
 * (1 Jan 2026 to 1 Jan 2028) and mean the same two years, so a single day over is dropped.
 */
export const termOf = (start: Day, end: Day): Term => {
  const after = Temporal.PlainDate.from(end).add({ days: 1 });
  const { months, days } = Temporal.PlainDate.from(start).until(after, { largestUnit: 'months' });
  return { months, days: months > 0 && days === 1 ? 0 : days };
};

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `24 months`, `5 months 12 days`, `20 days`. */
export const termWords = ({ months, days }: Term): string =>
  [months > 0 && counted(months, 'month'), (days > 0 || months === 0) && counted(days, 'day')]
    .filter(Boolean)
    .join(' ');

export const isShorter = ({ months }: Term, least: number): boolean => months < least;
export const isLonger = ({ months, days }: Term, most: number): boolean =>
  months > most || (months === most && days > 0);
