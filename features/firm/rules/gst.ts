import type { Day } from '#platform/contract/days.ts';
import { type Cents, percentOf } from '#platform/contract/money.ts';

/** A rate of GST, in ten-thousandths of a percent (9% = 90000), and its first day. */
export type GstRate = { validFrom: Day; rate: number };

/** The rate in force on a day, in ten-thousandths of a percent; 0 before the first known rate. */
export const gstRateOn = (rates: GstRate[], day: Day): number =>
  rates.reduce<GstRate>((found, each) => (each.validFrom <= day && each.validFrom >= found.validFrom ? each : found), {
    validFrom: '',
    rate: 0,
  }).rate;

/** First and last day of the registration for GST. `from` null: not registered; `until` null: no end. */
export type GstRegistration = { from: Day | null; until: Day | null };

export const isRegisteredOn = ({ from, until }: GstRegistration, day: Day): boolean =>
  from !== null && from <= day && (until === null || day <= until);

/** The rate that somebody else charges on a day: none before their own registration. */
export const ownRateOn = (
  { gstNumber, gstFrom }: { gstNumber: string | null; gstFrom: Day | null },
  rates: GstRate[],
  day: Day,
): number => (gstNumber && isRegisteredOn({ from: gstFrom, until: null }, day) ? gstRateOn(rates, day) : 0);

/** GST of one bill, rounded half up to the cent (IRAS: rounding per invoice), and the total with GST. */
export const withGst = (amountCents: Cents, gstRate: number) => {
  const gstCents = percentOf(amountCents, gstRate);
  return { gstRate, gstCents, totalCents: amountCents + gstCents };
};
