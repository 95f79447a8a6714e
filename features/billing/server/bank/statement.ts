import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';

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
};

/** What a file of the bank says; `account` is empty where it does not name one, as some CSV files. */
export type Statement = { account: string; lines: StatementLine[]; pending: number };

/** A file that can't be read, in words that say where. */
export const unreadable = (why: string) => new Refusal('bank.invalid', why, { field: 'file' });

/** `1234.5`, `1,234.50`, `(50.00)`, `S$ 20` → cents; undefined for an empty cell. */
export const centsOf = (text: string, where: string): Cents | undefined => {
  const plain = text.replace(/S?\$|SGD|[\s,]/gi, '');
  if (plain === '') return undefined;
  const found = /^(\()?([+-])?(\d+)(?:\.(\d{1,2})0*)?\)?$/.exec(plain);
  if (!found) throw unreadable(`${where}: “${text}” is not an amount.`);
  const [, open, sign, whole = '', part = ''] = found;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) throw unreadable(`${where}: “${text}” is too large.`);
  return open || sign === '-' ? -cents : cents;
};
