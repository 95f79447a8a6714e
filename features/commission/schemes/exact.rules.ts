import { type Cents, hundredPercent } from '#platform/contract/money.ts';

/** An amount in millionths of a cent, so that a rate of whole cents is exact. Only a line of a split is rounded. */
export type Exact = bigint;

const cent = BigInt(hundredPercent);

export const exactly = (cents: Cents): Exact => BigInt(cents) * cent;

/** A rate in ten-thousandths of a percent, of whole cents. */
export const rateOf = (cents: Cents, rate: number): Exact => BigInt(cents) * BigInt(rate);

export const least = (a: Exact, b: Exact): Exact => (a < b ? a : b);
export const most = (a: Exact, b: Exact): Exact => (a > b ? a : b);

/** In whole cents, half up, for display. */
export const shownCents = (exact: Exact): Cents => Number((exact * 2n + cent) / (2n * cent));

/** The rate of an amount in whole cents, half up, for display. */
export const shownRate = (exact: Exact, base: Cents): number =>
  base === 0 ? 0 : Number((exact * 2n + BigInt(base)) / (2n * BigInt(base)));
