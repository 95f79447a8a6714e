import { addDays, type Day, daysBetween, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';

/** A line of the bank with the numbers of receipts and invoices that its text names. Credit is positive. */
export type NamingLine = { day: Day; cents: Cents; numbers: string[] };

/** A receipt that finance recorded by hand, with the numbers of the invoices that it pays or is meant for. */
export type RecordedReceipt = {
  number: string;
  cents: Cents;
  receivedOn: Day;
  clearedOn: Day | null;
  returnedOn: Day | null;
  /** Whether a line of the bank is matched with it. */
  isMatched: boolean;
  invoices: string[];
};

/** How many days a receipt and its line may lie apart: money seen before the bank books it, and receipts keyed late. */
const before = 14;
const after = 7;
/** How long a cheque may wait to be banked. */
const chequeWaits = 60;
/** What is offered where many have the same amount. */
const most = 10;

/** Why a receipt is not this credit; null if they can be matched. */
export const problemOfReceipt = (receipt: RecordedReceipt, { day, cents }: NamingLine): string | null => {
  const { number, receivedOn } = receipt;
  if (receipt.isMatched) return `${number} is matched with another line of the bank already.`;
  if (receipt.returnedOn)
    return `${number} was taken back on ${formatDay(receipt.returnedOn)}. Choose another receipt, or record the payment.`;
  if (receipt.cents !== cents) return `${number} is ${formatMoney(receipt.cents)}, not the amount of this line.`;
  if (!receipt.clearedOn && day < receivedOn)
    return `${number} was received on ${formatDay(receivedOn)}, after the day of this line.`;
  return null;
};

/**
 * The receipts that a credit probably is: those that its text names, by their own number or by that of an invoice that they pay; else
 * those of about its day, the nearest first, unless it names other invoices.
 */
export const matchableReceipts = <S extends RecordedReceipt>(line: NamingLine, receipts: S[]): S[] => {
  const fitting = receipts.filter((one) => problemOfReceipt(one, line) === null);
  const names = ({ number, invoices }: S) => [number, ...invoices].some((each) => line.numbers.includes(each));
  const namedReceipts = fitting.filter(names);
  if (namedReceipts.length > 0) return namedReceipts.slice(0, most);
  const near = fitting.filter((one) => isNear(one, line) && (line.numbers.length === 0 || one.invoices.length === 0));
  const distance = (one: S) => Math.abs(daysBetween(bankDayOf(one), line.day));
  return near.toSorted((a, b) => distance(a) - distance(b)).slice(0, most);
};

const bankDayOf = ({ clearedOn, receivedOn }: RecordedReceipt): Day => clearedOn ?? receivedOn;

const isNear = (one: RecordedReceipt, { day }: NamingLine): boolean => {
  if (!one.clearedOn) return one.receivedOn >= addDays(day, -chequeWaits);
  return bankDayOf(one) >= addDays(day, -before) && bankDayOf(one) <= addDays(day, after);
};
