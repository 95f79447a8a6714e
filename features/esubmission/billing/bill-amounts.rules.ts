import { allocate, type Cents, hundredPercent } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import { required } from '#platform/contract/required.ts';
import { mostMonths } from '../info/commission.rules.ts';
import { type Priced, priceOf } from '../info/terms.rules.ts';
import type { CommissionBasis } from '../roles.words.ts';

/**
 * What the amount of a bill is computed from. PERCENT: `rate` of the price in ten-thousandths of a percent;
 * MONTHS_OF_RENT: `rate` in ten-thousandths of a month; FIXED: `amountCents`.
 */
export type BillBasis = { basis: CommissionBasis; rate: number | null; amountCents: Cents };

/** The rate that equals the whole price, or one month of rent. */
const wholes = { PERCENT: hundredPercent, MONTHS_OF_RENT: 10_000 } as const;

/**
 * The amount of each bill in cents, before GST. Bills of one basis are rounded by largest remainder, so that two halves
 * of a commission sum to the commission to the cent.
 */
export const billAmounts = (info: Priced, bills: BillBasis[]): Cents[] => {
  const ratesOf = (basis: CommissionBasis) => bills.map((each) => (each.basis === basis ? (each.rate ?? 0) : 0));
  const percents = allocate(priceOf(info), ratesOf('PERCENT'), wholes.PERCENT);
  const months = allocate(priceOf(info), ratesOf('MONTHS_OF_RENT'), wholes.MONTHS_OF_RENT);
  return bills.map(({ basis, amountCents }, index) => {
    if (basis === 'FIXED') return amountCents;
    return (basis === 'PERCENT' ? percents[index] : months[index]) ?? 0;
  });
};

/** The problem of the first bill whose amount can't be computed, or is 0. */
export const billAmountProblem = (info: Priced, bills: BillBasis[]): Problem | undefined => {
  const amounts = billAmounts(info, bills);
  for (const [index, { basis, rate }] of bills.entries()) {
    const field = `rows.${index}.${basis === 'FIXED' ? 'amountCents' : 'rate'}`;
    if (basis === 'MONTHS_OF_RENT' && info.transactionType === 'SALE')
      return { message: 'Only a lease is billed in months of rent.', field: `rows.${index}.basis` };
    if (basis !== 'FIXED' && rate === null) return { message: required, field };
    if (basis === 'PERCENT' && (rate ?? 0) > hundredPercent)
      return { message: 'A billing can’t exceed 100% of the price.', field };
    if (basis === 'MONTHS_OF_RENT' && (rate ?? 0) > mostMonths)
      return { message: 'A billing is at most 36 months of rent.', field };
    if (amounts[index] === 0)
      return { message: 'This billing amounts to nothing. Enter an amount, or remove it.', field };
  }
  return undefined;
};
