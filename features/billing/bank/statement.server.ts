import { type Day, dayOf as dayOfInstant } from '#platform/contract/days.ts';
import { fieldText, moneyDay } from '#platform/contract/fields.ts';
import { type Cents, formatCount, formatMoney, largestCents } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { plainTyped } from '#platform/contract/typed/reading.ts';

/**
 * A booked line of a statement. Credit is positive. `fileRef` is the file of ours that a payment comes from;
 * `bankRef` is the bank's own number of the line, if it gives one.
 */
export type StatementLine = {
  day: Day;
  cents: Cents;
  currency: string;
  payer: string;
  reference: string;
  fileRef: string;
  bankRef: string;
  /** Whether the bank says that it takes back an entry before. */
  isReversal: boolean;
  /** Of an entry that is several lines: what it comes to as a whole, and which of them this is, from 1 on; else null. */
  batchCents: Cents | null;
  batchPart: number | null;
};

/** What a file of the bank says; `account` is empty where it does not name one, as some CSV files. */
export type Statement = {
  account: string;
  lines: StatementLine[];
  pending: number;
  /** Columns that hold something and are not read. */
  unread?: string[];
};

/** A file that can't be read, in words that say where. */
export const unreadable = (why: string) => new Refusal('bank.invalid', why, { field: 'file' });

/** The most entries of a file. */
export const mostEntries = 20_000;

/** @throws Refusal if a file has more entries than are read at once */
export const refuseMany = (entries: number): void => {
  if (entries <= mostEntries) return;
  const has = formatCount(entries);
  const most = formatCount(mostEntries);
  const why = `This statement has ${has} entries, and at most ${most} are imported at once. Export it from the bank in shorter periods, such as month by month.`;
  throw new Refusal('file.too-large', why, { field: 'file' });
};

/** `1234.5`, `1,234.50`, `(50.00)`, `50.00-`, `50.00 DR`, `S$ 20` → cents; undefined for an empty cell. A comma parts thousands alone. */
export const centsOf = (text: string, where: string): Cents | undefined => {
  const plain = plainTyped(text).replace(/S?\$|SGD|\s/gi, '');
  // Accountants write a dash for nothing.
  if (/^-*$/.test(plain)) return undefined;
  const bare = /^\((.+)\)$/.exec(plain)?.[1];
  const match = /^([+-])?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?(?:(-|CR|DR)\.?)?$/i.exec(bare ?? plain);
  const [, sign, whole = '', part = '', after] = match ?? [];
  // Two signs may contradict each other.
  if (!match || (after && (sign || bare)))
    throw unreadable(`${where}: “${text}” is not an amount. Amounts are written as 1,234.50.`);
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  if (cents > largestCents) throw unreadable(`${where}: an amount may be ${formatMoney(largestCents)} at most.`);
  return bare || sign === '-' || /^(?:-|DR)$/i.test(after ?? '') ? -cents : cents;
};

/** The day of a line, in `iso`, which the file has as `written`. @throws if there is no such day */
export const dayOf = (iso: string, where: string, written = iso): Day => {
  const day = moneyDay().safeParse(iso);
  if (!day.success) throw unreadable(`${where}: “${written}” is no day on which money moved. Check the file.`);
  return day.data;
};

const zonedTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** The day of a date, or of a time in Singapore, which one without a zone is. What is neither stays as it is. */
export const localDay = (text: string): string => {
  if (!zonedTime.test(text)) return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
  try {
    return dayOfInstant(text);
  } catch {
    return text;
  }
};

export const currencyOf = (text: string, where: string): string => {
  if (!/^[A-Z]{3}$/.test(text)) throw unreadable(`${where}: “${text}” is not a currency, as SGD is.`);
  return text;
};

/** Who paid and what it is for, as far as there is room for it. */
export const payerText = (text: string): string => fieldText(text, 300);
export const referenceText = (text: string): string => fieldText(text, 500);
