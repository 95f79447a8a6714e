import { type Cents, hundredPercent, percentOf } from '#platform/contract/money.ts';
import type { ItemKind } from '../payout.words.ts';

/** What was paid before of what an item takes back, and the GST on it then. */
export type PaidBefore = { cents: Cents; gstCents: Cents };

/** `paidBefore` of a negative earning; without one nothing of it was paid yet, and it lessens what is earned now. */
export type Taxed = { kind: ItemKind; cents: Cents; paidBefore?: PaidBefore | null };

const isEarning = ({ kind }: Taxed) => kind === 'OWN' || kind === 'OVERRIDE';
const isTakenBack = (item: Taxed): boolean => isEarning(item) && item.cents < 0 && Boolean(item.paidBefore);
const isTaxable = (item: Taxed): boolean => isEarning(item) && !isTakenBack(item);

/** What is earned by these items, before GST: without what is taken back of earlier payments. */
export const taxableOf = (items: Taxed[]): Cents => items.filter(isTaxable).reduce((sum, { cents }) => sum + cents, 0);

/** The GST on what is earned, half up to the cent. */
export const gstOnEarned = (earnedCents: Cents, rate: number): Cents =>
  earnedCents > 0 ? percentOf(earnedCents, rate) : 0;

/** The GST that goes back with these cents: the same part of what was paid, whatever today's rate is. */
export const gstTakenBack = (cents: Cents, { cents: paid, gstCents }: PaidBefore): Cents =>
  paid > 0 ? rounded(BigInt(gstCents) * BigInt(Math.min(cents, paid)), BigInt(paid)) : 0;

/** The GST of each item, so that they sum to `gstCents`, at most what is earned, less what is taken back. */
export const gstOfItems = (items: Taxed[], gstCents: Cents): Cents[] => {
  const whole = BigInt(taxableOf(items));
  let soFar = 0n;
  return items.map((item) => {
    if (isTakenBack(item) && item.paidBefore) return 0 - gstTakenBack(-item.cents, item.paidBefore);
    if (!isTaxable(item) || whole <= 0n) return 0;
    const before = rounded(BigInt(gstCents) * soFar, whole);
    soFar += BigInt(item.cents);
    return rounded(BigInt(gstCents) * soFar, whole) - before;
  });
};

/** The GST in an amount that includes it, half up to the cent. */
export const gstIn = (cents: Cents, rate: number): Cents =>
  rounded(BigInt(cents) * BigInt(rate), BigInt(hundredPercent + rate));

/** Half up; of a negative part too, so that parts of a sum sum to it. */
const rounded = (part: bigint, whole: bigint): Cents => {
  const doubled = part * 2n + whole;
  const quotient = doubled / (whole * 2n);
  return Number(doubled < 0n && doubled % (whole * 2n) !== 0n ? quotient - 1n : quotient);
};
