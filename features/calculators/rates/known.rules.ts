import { type GstRate, type GstRegistration, gstRateOn, isRegisteredOn, withGst } from '#features/firm/rules/gst.ts';
import type { Day } from '#platform/contract/days.ts';
import { type Cents, percentOf } from '#platform/contract/money.ts';
import type { Line } from '../sheet/sheet.rules.ts';
import { rateWords } from '../sheet/sheet.rules.ts';
import type { AnyVersion } from './terms.rules.ts';

/** Facts of a calculator besides its inputs: rules by date, the GST that the agency charges, and the day. */
export type Known = {
  versions: AnyVersion[];
  gst: { registration: GstRegistration; rates: GstRate[] };
  today: Day;
};

/** The agency's commission with GST, a share of the price. */
export const commissionLine = (
  { gst }: Known,
  price: Cents,
  rate: number | null,
  day: Day,
): Line & { amount: Cents } => {
  const gstRate = isRegisteredOn(gst.registration, day) ? gstRateOn(gst.rates, day) : 0;
  const { totalCents } = withGst(percentOf(price, rate ?? 0), gstRate);
  const note =
    gstRate > 0
      ? `${rateWords(rate ?? 0)} of the price, with ${rateWords(gstRate)} GST`
      : `${rateWords(rate ?? 0)} of the price`;
  return { label: 'Commission', amount: totalCents, note };
};

/** Costs that were entered, without those that are empty. */
export const costLines = (costs: Record<string, Cents | null>): (Line & { amount: Cents })[] =>
  Object.entries(costs).flatMap(([label, amount]) => (amount ? [{ label, amount }] : []));

export const sumOf = (lines: { amount: Cents }[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);
