import { type Cents, hundredPercent } from '#platform/contract/money.ts';

/** An amount in millionths of a cent, so that a rate of whole cents is exact. Only a line of a split is rounded. */
export type Exact = bigint;

const cent = BigInt(hundredPercent);

export const exactly = (cents: Cents): Exact => BigInt(cents) * cent;

/** A rate in ten-thousandths of a percent, of whole cents. */
export const rateOf = (cents: Cents, rate: number): Exact => BigInt(cents) * BigInt(rate);

export const least = (a: Exact, b: Exact): Exact => (a < b ? a : b);
export const most = (a: Exact, b: Exact): Exact => (a > b ? a : b);

/** In whole cents, half up, for what is shown. */
export const shownCents = (exact: Exact): Cents => Number((exact * 2n + cent) / (2n * cent));

/** Which rate of whole cents an amount is, half up, for what is shown. */
export const shownRate = (exact: Exact, of: Cents): number =>
  of === 0 ? 0 : Number((exact * 2n + BigInt(of)) / (2n * BigInt(of)));
