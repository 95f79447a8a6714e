import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { notPayable, notReturnable } from '../lines/payable.rules.ts';
import type { RunState } from '../payout.words.ts';

/** The numbered papers that a bank's text names, however it writes them: `PV26-000012`, `pv 26 000012`. */
export const paperNumbersIn = (text: string): string[] => [
  ...new Set(
    [...text.toUpperCase().matchAll(/(?<![A-Z])([A-Z]{2})[\s./-]*(\d{2})[\s./-]*(\d{6})(?!\d)/g)].map(
      ([, kind, year, no]) => `${kind}${year}-${no}`,
    ),
  ),
];

type Line = { day: Day; cents: Cents };
type Run = { run: string; state: RunState; cutOff: Day };

/** One payment of a run, and the lines of the bank that it is matched with already. */
export type PaymentFacts = Run & {
  number: string;
  cents: Cents;
  paidOn: Day | null;
  returnedOn: Day | null;
  /** Whether it was left out of its run, which the bank was not to pay then. */
  isLeftOut: boolean;
  isPaidMatched: boolean;
  isReturnMatched: boolean;
};

/** A run, and what is not matched of it. */
export type RunFacts = Run & { cents: Cents; unpaid: number };

/** Why a debit is not this payment; null if it can be confirmed. The amount must be the same to the cent. */
export const problemOfPayment = (facts: PaymentFacts, { day, cents }: Line, today: Day): string | null => {
  const { number, paidOn } = facts;
  if (facts.isPaidMatched) return `${number} is matched with another line of the bank already.`;
  if (facts.cents !== -cents) return otherAmount(number, facts.cents);
  if (paidOn) return null;
  if (facts.isLeftOut)
    return `${number} was left out of ${facts.run}. Ask the bank why it was paid, and hold its payee until that is clear.`;
  return stillOpen(facts, day, today);
};

/** Why a debit is not what is left of a run. */
export const problemOfRun = (facts: RunFacts, { day, cents }: Line, today: Day): string | null => {
  const { run } = facts;
  if (facts.cents === 0) return `Everything of ${run} is matched with other lines of the bank already.`;
  if (facts.cents !== -cents) return otherAmount(`What is not matched of ${run}`, facts.cents);
  if (facts.unpaid === 0) return null;
  return stillOpen(facts, day, today);
};

/** Why a credit is not the return of this payment. */
export const problemOfReturn = (facts: PaymentFacts, { day, cents }: Line, today: Day): string | null => {
  const { number, paidOn, returnedOn } = facts;
  if (facts.isReturnMatched) return `The return of ${number} is matched with another line of the bank already.`;
  if (facts.cents !== cents) return otherAmount(number, facts.cents);
  if (!paidOn) return `${number} is not paid yet. Confirm its payment first.`;
  if (!returnedOn && notReturnable(paidOn, { returnedOn: day, today }))
    return `The day of this line is before ${formatDay(paidOn)}, when ${number} was paid, or still to come.`;
  return null;
};

const stillOpen = ({ run, state, cutOff }: Run, day: Day, today: Day): string | null => {
  const problem = notPayable({ number: run, state, cutOff }, { paidOn: day, today });
  if (problem?.isDay) return `The day of this line is before the cut-off of ${run}, or still to come.`;
  return problem?.why ?? null;
};

const otherAmount = (what: string, cents: Cents) => `${what} is ${formatMoney(cents)}, not the amount of this line.`;
