import { type Cents, percentOf } from '#platform/contract/money.ts';
import type { Problem } from './problem.ts';
import type { TransactionInfo } from './schemas.ts';

type Priced = Pick<TransactionInfo, 'priceCents' | 'commission'>;

const hundredPercent = 1_000_000;

/** The commission before GST, to the cent, half up: a percentage of the price, or the amount as given. */
export const commissionOf = ({ priceCents, commission: { basis, rate, amountCents } }: Priced): Cents =>
  basis === 'PERCENT' ? percentOf(priceCents, rate ?? 0) : amountCents;

export const commissionProblem = ({ commission: { basis, rate } }: Priced): Problem | undefined => {
  if (basis === 'FIXED') return undefined;
  if (rate === null) return { message: 'Give the commission as a percentage of the price.', field: 'commission.rate' };
  if (rate > hundredPercent)
    return { message: 'A commission can’t exceed 100 % of the price.', field: 'commission.rate' };
  return undefined;
};

/** Is the commission more than this part of the price? `limit` in ten-thousandths of a percent (5 % = 50000). */
export const isUnusual = (priceCents: Cents, commissionCents: Cents, limit: number): boolean =>
  commissionCents > percentOf(priceCents, limit);
