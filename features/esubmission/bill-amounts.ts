import { allocate, type Cents, hundredPercent } from '#platform/contract/money.ts';
import { mostMonths } from './commission.ts';
import type { Problem } from './problem.ts';
import { type Priced, priceOf } from './terms.ts';
import type { CommissionBasis } from './words.ts';

/** A bill as it is reckoned: part of the price, months of rent, or an amount. Rates are ten-thousandths. */
export type Reckoned = { basis: CommissionBasis; rate: number | null; amountCents: Cents };

/** What a rate of one basis is a part of: 100 %, or one month. */
const wholes = { PERCENT: hundredPercent, MONTHS_OF_RENT: 10_000 } as const;

/**
 * What each bill comes to. Bills of one basis by largest remainder: two halves of a commission are the commission to the
 * cent, as one bill of both would be.
 */
export const billAmounts = (info: Priced, bills: Reckoned[]): Cents[] => {
  const ratesOf = (basis: CommissionBasis) => bills.map((each) => (each.basis === basis ? (each.rate ?? 0) : 0));
  const percents = allocate(priceOf(info), ratesOf('PERCENT'), wholes.PERCENT);
  const months = allocate(priceOf(info), ratesOf('MONTHS_OF_RENT'), wholes.MONTHS_OF_RENT);
  return bills.map(({ basis, amountCents }, index) => {
    if (basis === 'FIXED') return amountCents;
    return (basis === 'PERCENT' ? percents[index] : months[index]) ?? 0;
  });
};

/** The first bill whose amount can't be reckoned, or comes to nothing. */
export const reckonProblem = (info: Priced, bills: Reckoned[]): Problem | undefined => {
  const amounts = billAmounts(info, bills);
  for (const [index, { basis, rate }] of bills.entries()) {
    const field = `rows.${index}.${basis === 'FIXED' ? 'amountCents' : 'rate'}`;
    if (basis === 'MONTHS_OF_RENT' && info.transactionType === 'SALE')
      return { message: 'Only a lease is billed in months of rent.', field: `rows.${index}.basis` };
    if (basis !== 'FIXED' && rate === null) return { message: 'This is required.', field };
    if (basis === 'PERCENT' && (rate ?? 0) > hundredPercent)
      return { message: 'A bill can’t exceed 100 % of the price.', field };
    if (basis === 'MONTHS_OF_RENT' && (rate ?? 0) > mostMonths)
      return { message: 'A bill is at most 36 months of rent.', field };
    if (amounts[index] === 0) return { message: 'This bill comes to nothing. Give more, or take it off.', field };
  }
  return undefined;
};
