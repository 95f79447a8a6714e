import type { Day } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { CommissionBasis } from '../roles.words.ts';

type Dates = { completionDate: Day | null; optionDate: Day | null; agreementDate: Day | null };

/**
 * The day whose GST rate the wizard uses. Sale: completion, or the option while completion is not known. Lease: the
 * agreement. The invoice has a tax point of its own.
 */
export const taxPointOf = ({ completionDate, optionDate, agreementDate }: Dates, today: Day): Day =>
  completionDate ?? optionDate ?? agreementDate ?? today;

/**
 * Billed and remaining commission in cents before GST. The remainder is negative if the commission was lowered later.
 */
export const billedOf = (commission: Cents, amounts: Cents[]) => {
  const billedCents = amounts.reduce((total, amount) => total + amount, 0);
  return { commissionCents: commission, billedCents, remainCents: commission - billedCents };
};

/** The bills of a draft may sum to less than the commission, never to more. */
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
  const message = `The billings come to ${total}, more than the commission of ${formatMoney(commission)}.`;
  const isRate = (bills[index]?.basis ?? 'FIXED') !== 'FIXED';
  return { message, field: `rows.${index}.${isRate ? 'rate' : 'amountCents'}` };
};
