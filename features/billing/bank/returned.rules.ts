import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import type { ReceiptPart } from '../billing.words.ts';
import type { NamingLine } from './matchable-receipts.rules.ts';

/** A receipt that was taken back, or was not, with what the lines of the bank are of it. */
export type Returned = {
  number: string;
  cents: Cents;
  clearedOn: Day | null;
  returnedOn: Day | null;
  feeCents: Cents;
  parts: ReceiptPart[];
};

/** What of the return of a receipt a debit is, or why it is nothing of it. */
type Part =
  | { part: Extract<ReceiptPart, 'RETURN' | 'FEE' | 'RETURN_AND_FEE'>; problem?: never }
  | { part?: never; problem: string };

/** The days by which finance and the bank may differ. */
export const around = 14;
const most = 10;

/** What of the return of this receipt a debit is, by its amount. */
export const partOfReturn = (returned: Returned, { cents: debit }: NamingLine): Part => {
  const { number, cents, feeCents, parts } = returned;
  if (!returned.returnedOn)
    return { problem: `${number} was not taken back. Record first that it bounced or that the bank returned it.` };
  const out = -debit;
  const part = out === cents ? 'RETURN' : out === feeCents ? 'FEE' : out === cents + feeCents ? 'RETURN_AND_FEE' : null;
  if (!part) return { problem: `${number} went back with ${wordsOf(returned)}, which is not the amount of this line.` };
  if (part !== 'FEE' && !returned.clearedOn)
    return {
      problem: `${number} was taken back or bounced before it had cleared, which moved nothing in the bank account. Set this line aside, and its credit, too.`,
    };
  if (part !== 'FEE' && !parts.some((each) => each === 'MADE' || each === 'STANDING'))
    return {
      problem: `The credit by which ${number} came is not matched with it. Set both lines aside: together they are nothing.`,
    };
  if (parts.some((each) => overlaps(each, part)))
    return { problem: `The return of ${number} is matched with another line of the bank already.` };
  return { part };
};

const wordsOf = ({ cents, feeCents }: Returned) =>
  feeCents > 0 ? `${formatMoney(cents)} and a fee of ${formatMoney(feeCents)}` : formatMoney(cents);

const overlaps = (one: ReceiptPart, other: ReceiptPart): boolean =>
  one === other || (one === 'RETURN_AND_FEE' && isOfReturn(other)) || (other === 'RETURN_AND_FEE' && isOfReturn(one));

const isOfReturn = (part: ReceiptPart) => part === 'RETURN' || part === 'FEE';

/** The returns that a debit probably is: those of the receipts that its text names; else those of about its day, the nearest first. */
export const returnsFor = <R extends Returned>(line: NamingLine, returned: R[]) => {
  const fitting = returned.flatMap((one) => {
    const { part } = partOfReturn(one, line);
    return part ? [{ ...one, part }] : [];
  });
  const namedReceipts = fitting.filter(({ number }) => line.numbers.includes(number));
  if (namedReceipts.length > 0) return namedReceipts.slice(0, most);
  const distance = ({ returnedOn }: R) => Math.abs(daysBetween(returnedOn ?? line.day, line.day));
  return fitting
    .filter(
      ({ returnedOn }) =>
        (returnedOn ?? '') >= addDays(line.day, -around) && (returnedOn ?? '') <= addDays(line.day, around),
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most);
};
