import type { Day } from '#platform/contract/days.ts';
import { type Cents, formatMoney, percentOf } from '#platform/contract/money.ts';
import type { Problem } from './problem.ts';
import type { CommissionBasis } from './words.ts';

/** Bills together make up the commission. Rates are ten-thousandths of a percent (9 % = 90000). */

export type GstRate = { validFrom: Day; rate: number };

type Dates = { completionDate: Day | null; optionDate: Day | null; agreementDate: Day | null };

/**
 * The day whose GST rate counts in the wizard: of a sale completion, or the option until that is known; of a lease the
 * agreement. The invoice dates it anew.
 */
export const taxPointOf = ({ completionDate, optionDate, agreementDate }: Dates, today: Day): Day =>
  completionDate ?? optionDate ?? agreementDate ?? today;

/** The rate in force on a day; 0 before the first one that is known. */
export const gstRateOn = (rates: GstRate[], day: Day): number =>
  rates.reduce<GstRate>((found, each) => (each.validFrom <= day && each.validFrom >= found.validFrom ? each : found), {
    validFrom: '',
    rate: 0,
  }).rate;

/** Since when the agency is registered for GST, and until when; null where it is not, or still is. */
export type GstRegistration = { from: Day | null; until: Day | null };

export const isRegisteredOn = ({ from, until }: GstRegistration, day: Day): boolean =>
  from !== null && from <= day && (until === null || day <= until);

/** GST of one bill, half up to the cent (IRAS: rounding per invoice), and the bill with it. */
export const withGst = (amountCents: Cents, gstRate: number) => {
  const gstCents = percentOf(amountCents, gstRate);
  return { gstRate, gstCents, totalCents: amountCents + gstCents };
};

/** What is billed before GST, and what of the commission is left to bill; negative when the commission shrank since. */
export const billedOf = (commission: Cents, amounts: Cents[]) => {
  const billedCents = amounts.reduce((total, amount) => total + amount, 0);
  return { commissionCents: commission, billedCents, remainCents: commission - billedCents };
};

/** Bills may fall short of the commission while it is a draft, but never exceed it. */
export const billingProblem = (
  commission: Cents,
  amounts: Cents[],
  bills: { basis: CommissionBasis }[] = [],
): Problem | undefined => {
  let billed = 0;
  const index = amounts.findIndex((amount) => {
    billed += amount;
    return billed > commission;
  });
  if (index < 0) return undefined;
  const total = formatMoney(billedOf(commission, amounts).billedCents);
  const message = `The bills come to ${total}, more than the commission of ${formatMoney(commission)}.`;
  const isRate = (bills[index]?.basis ?? 'FIXED') !== 'FIXED';
  return { message, field: `rows.${index}.${isRate ? 'rate' : 'amountCents'}` };
};
