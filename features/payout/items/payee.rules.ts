import { type Cents, hundredPercent } from '#platform/contract/money.ts';
import { balanceOf } from '../debts/balance.rules.ts';
import { gstIn, gstOfItems, gstOnEarned, type Taxed, taxableOf } from '../gst/gst.rules.ts';
import type { ItemKind } from '../payout.words.ts';

/** An advance that was paid, and what is still to be taken back of it. */
export type OwedAdvance = { advanceId: string; leftCents: Cents };

export type Deductions = {
  /** The person's advances, the oldest first. */
  advances: OwedAdvance[];
  /** The largest part of a payout that goes to advances, in ten-thousandths of a percent. */
  recoverRate: number;
  /** The rate of GST that is in the charges. */
  gstRate: number;
  /** The rate of GST that the agency adds to what was earned, by a tax invoice that it makes; 0 if it makes none. */
  earnedGstRate: number;
};

/** What a line of a run pays and takes. Every amount but the earnings and their GST is zero or more. */
export type LineSums = {
  ownCents: Cents;
  overridingCents: Cents;
  /** What the agency gave up of the person's debt, and the GST in it: negative earnings and their GST are among the others. */
  writtenOffCents: Cents;
  writtenOffGstCents: Cents;
  /** The GST that a registered salesperson charges on what is earned, less what is taken back. */
  gstCents: Cents;
  /** What is taken back of the GST of earlier payments, with the earnings that it was on. */
  gstBackCents: Cents;
  /** Charges, GST included, and the GST in them. */
  feeCents: Cents;
  feeGstCents: Cents;
  /** What is kept back for somebody else, such as a tax authority. It is no fee and has no GST. */
  withheldCents: Cents;
  /** What is taken back of advances. */
  recoveredCents: Cents;
  /** What is paid as an advance. */
  advancedCents: Cents;
  /** What the bank returned, paid again. */
  returnedCents: Cents;
  /** What is given back to a payer. */
  refundedCents: Cents;
  netCents: Cents;
};

export const noSums: LineSums = {
  ownCents: 0,
  overridingCents: 0,
  writtenOffCents: 0,
  writtenOffGstCents: 0,
  gstCents: 0,
  gstBackCents: 0,
  feeCents: 0,
  feeGstCents: 0,
  withheldCents: 0,
  recoveredCents: 0,
  advancedCents: 0,
  returnedCents: 0,
  refundedCents: 0,
  netCents: 0,
};

/** `givenUpGstCents` of a debt that was given up: the GST in it. */
type Item = Taxed & { givenUpGstCents?: Cents };

export type Recovery = { advanceId: string; cents: Cents };

/**
 * What is paid to one person for these items: earnings less charges, fees as well as what is withheld, and of what is left at most so much less for advances.
 * Earnings that the charges use up are left out with them: both are carried to the next run. An advance that is paid, and
 * what the bank returned, are paid whole, whatever else there is. What is taken back of an earlier payment takes its GST
 * along as it was paid.
 * @param items what a line may pay or take: charges are negative
 */
export const payeeOf = <I extends Item>(items: I[], { advances, recoverRate, gstRate, earnedGstRate }: Deductions) => {
  const isBeside = ({ kind }: I) => kind === 'RETURNED' || kind === 'ADVANCE';
  const settled = items.filter((item) => !isBeside(item));
  const earnedGst = gstOnEarned(taxableOf(settled), earnedGstRate);
  const { cents: base, gstCents: carriedGst } = balanceOf(settled, earnedGstRate);
  const paid = base > 0 ? items : items.filter(isBeside);
  const recoveries = base > 0 ? recover(advances, Math.floor((base * recoverRate) / hundredPercent)) : [];
  const sum = (wanted: ItemKind) => sumOf(paid.filter(({ kind }) => kind === wanted));
  const taken = (kind: ItemKind) => (sum(kind) === 0 ? 0 : -sum(kind));
  const feeCents = taken('CHARGE');
  const recoveredCents = sumOf(recoveries);
  const itemGst = gstOfItems(paid, base > 0 ? earnedGst : 0);
  const gstCents = sumOfCents(itemGst);
  const sums: LineSums = {
    ...noSums,
    ownCents: sum('OWN'),
    overridingCents: sum('OVERRIDE'),
    writtenOffCents: sum('WRITE_OFF'),
    writtenOffGstCents: sumOfCents(paid.map(({ givenUpGstCents = 0 }) => givenUpGstCents)),
    gstCents,
    gstBackCents: base > 0 ? earnedGst - gstCents : 0,
    feeCents,
    feeGstCents: gstIn(feeCents, gstRate),
    withheldCents: taken('WITHHELD'),
    recoveredCents,
    advancedCents: sum('ADVANCE'),
    returnedCents: sum('RETURNED'),
    netCents: sumOf(paid) + gstCents - recoveredCents,
  };
  const carried = base > 0 ? [] : settled;
  return { paid, carried, carriedGstCents: base > 0 ? 0 : carriedGst, recoveries, sums, itemGst };
};

const sumOf = (items: { cents: Cents }[]): Cents => sumOfCents(items.map(({ cents }) => cents));
const sumOfCents = (all: Cents[]): Cents => all.reduce((sum, cents) => sum + cents, 0);

/** Takes at most so much back, of the oldest advance first. */
const recover = (advances: OwedAdvance[], most: Cents): Recovery[] => {
  const recoveries: Recovery[] = [];
  let leftToTake = most;
  for (const { advanceId, leftCents } of advances) {
    const cents = Math.min(leftToTake, leftCents);
    if (cents > 0) recoveries.push({ advanceId, cents });
    leftToTake -= cents;
  }
  return recoveries;
};
