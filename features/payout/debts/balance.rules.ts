import type { Cents } from '#platform/contract/money.ts';
import { gstOfItems, gstOnEarned, type Taxed, taxableOf } from '../gst/gst.rules.ts';

/** What items of a payee come to, negative while it is owed. */
export type Balance = {
  cents: Cents;
  /** The GST in it: what it is more or less by than the items. */
  gstCents: Cents;
  /** What is owed of GST that was paid with earlier payments: the part of a debt that is no commission. */
  gstOwedCents: Cents;
};

/**
 * The balance of a salesperson. Earnings taken back include the GST that was paid on them, less the GST on new earnings; a debt given up
 * has GST of its own. GST still to be paid on earnings is paid with them and settles no earlier debt.
 */
export const balanceOf = (items: (Taxed & { givenUpGstCents?: Cents })[], earnedGstRate: number): Balance => {
  const earnedGst = gstOnEarned(taxableOf(items), earnedGstRate);
  const givenUp = sumOf(items.map(({ givenUpGstCents = 0 }) => givenUpGstCents));
  const gst = Math.min(0, sumOf(gstOfItems(items, earnedGst)) + givenUp);
  const gstCents = gst - givenUp;
  return { cents: sumOf(items.map(({ cents }) => cents)) + gstCents, gstCents, gstOwedCents: 0 - gst };
};

/** So much of the GST of a debt as is given up of the debt, half up to the cent. */
export const gstGivenUp = (cents: Cents, owed: { cents: Cents; gstCents: Cents }): Cents =>
  Number((BigInt(owed.gstCents) * BigInt(cents) * 2n + BigInt(owed.cents)) / (BigInt(owed.cents) * 2n));

const sumOf = (all: Cents[]): Cents => all.reduce((sum, cents) => sum + cents, 0);
