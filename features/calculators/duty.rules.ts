import type { Cents } from '#platform/contract/money.ts';
import type { Band } from './rates/terms.rules.ts';

/** Duty is charged in whole dollars, rounded down, and where any is due it is at least one dollar. */
const leastDuty: Cents = 100;

/** The part of an amount within one band. */
type Slice = { from: Cents; amount: Cents; rate: number };

/** How an amount is divided among bands, without those that it does not reach. */
export const slicesOf = (bands: Band[], amount: Cents): Slice[] =>
  bands
    .map(({ upTo, rate }, index) => {
      const from = bands[index - 1]?.upTo ?? 0;
      return { from, rate, amount: Math.max(0, Math.min(amount, upTo ?? amount) - from) };
    })
    .filter((slice) => slice.amount > 0);

/** The duty on an amount, exact until it is rounded down to the dollar. */
export const dutyByBands = (bands: Band[], amount: Cents): Cents =>
  roundedDown(slicesOf(bands, amount).reduce((sum, slice) => sum + BigInt(slice.amount) * BigInt(slice.rate), 0n));

export const dutyByRate = (rate: number, amount: Cents): Cents => roundedDown(BigInt(amount) * BigInt(rate));

/** From millionths of a cent. */
const roundedDown = (exact: bigint): Cents => {
  if (exact <= 0n) return 0;
  return Math.max(leastDuty, Number(exact / 100_000_000n) * 100);
};
