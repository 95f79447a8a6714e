import { CsvError, type Options, parse } from 'csv-parse/sync';
import type { BankColumns } from '../../settings.ts';
import {
  centsOf,
  currencyOf,
  dayOf,
  localDay,
  mostEntries,
  payerText,
  referenceText,
  refuseMany,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement.ts';

/**
 * A statement as values that are separated by commas, semicolons or tabs, with the columns that the setting names. Lines above the
 * head are skipped.
 */
export const readBankCsv = (text: string, names: BankColumns): Statement => {
  const { headAt, place, rows } = tableOf(text, names);
  const body = rows.slice(headAt + 1);
  const head = rows[headAt] ?? [];
  const reader = { columns: widthOf(head), place, described: describedIn(head, place) };
  const isWhole = /[\r\n]$/.test(text);
  const lines = body.flatMap((cells, index) =>
    lineOf(cells, reader, {
      where: `Line ${headAt + index + 2}`,
      endsFile: index === body.length - 1 && !isWhole,
    }),
  );
  const inLines = place.account >= 0 ? body.map((cells) => (cells[place.account] ?? '').trim()) : [];
  return {
    account: accountOf(inLines) || accountAbove(rows.slice(0, headAt)),
    lines,
    pending: 0,
    unread: unreadIn(head, body, reader),
  };
};

/** What banks call the column that says in words what a payment is: who paid often stands there alone. */
const description =
  /^(?:transaction |bank )?(?:description|details?|particulars|narrative|narration|remarks?)(?: ?\d)?$/i;

const describedIn = (head: string[], place: Places): number[] =>
  head.flatMap((cell, at) => (description.test(cell.trim()) && !Object.values(place).includes(at) ? at : []));

/** Columns that the bank has for itself, or counts with. */
const saysNothing = /^$|balance|value date|posting date|branch|transaction code|statement code|currency/i;

/** The headings of columns that hold something and are not read: the page of the import shows them. */
const unreadIn = (head: string[], body: string[][], { place, described }: Reader): string[] =>
  head
    .map((cell, at) => ({ name: cell.trim(), at }))
    .filter(
      ({ name, at }) =>
        !Object.values(place).includes(at) &&
        !described.includes(at) &&
        !saysNothing.test(name) &&
        body.some((cells) => (cells[at] ?? '').trim() !== ''),
    )
    .map(({ name }) => name.slice(0, 60))
    .slice(0, 20);

const separators = [',', ';', '\t'];
/** The rows among which the head is. */
const above = 200;

/** The rows of a file, and where its head is. @throws if none of its first rows is a head, or if it has too many rows with a date */
const tableOf = (text: string, names: BankColumns) => {
  for (const separator of separators) {
    const start = firstRows(text, separator);
    const headAt = start.findIndex((cells) => placesIn(cells, names) !== undefined);
    const place = placesIn(start[headAt] ?? [], names);
    if (place) return { headAt, place, rows: allRows(text, separator, { headAt, day: place.day }) };
  }
  rowsOf(text, { delimiter: ',', to: above });
  throw unreadable(
    `No line has the columns “${names.day}” and “${names.credit || names.amount}”. The names of the bank’s columns are in the settings, under “Columns of the bank’s CSV file”.`,
  );
};

/** The first rows as one separator has them: none where quotation marks are open by it. */
const firstRows = (text: string, delimiter: string): string[][] => {
  try {
    return rowsOf(text, { delimiter, to: above });
  } catch {
    return [];
  }
};

/** Every row. Of those with a date no more are kept than are read, and the others are counted. */
const allRows = (text: string, delimiter: string, { headAt, day }: { headAt: number; day: number }): string[][] => {
  let at = -1;
  let dated = 0;
  const rows = rowsOf(text, {
    delimiter,
    on_record: (cells: string[]) => {
      at += 1;
      if (at > headAt && cells[day]?.trim()) dated += 1;
      return dated > mostEntries ? undefined : cells;
    },
  });
  refuseMany(dated);
  return rows;
};

const accountOf = (inLines: string[]): string => {
  const accounts = new Set(inLines.filter(Boolean));
  if (accounts.size > 1) throw unreadable('This file has lines of several accounts. Export one account at a time.');
  return [...accounts][0] ?? '';
};

/** What a line above the head begins with that says the account: by its number if one does, else in other words. */
const accountLabels = [/account\W*(?:no\b|num)/i, /account(?!.*(?:name|holder|owner|type))/i];

/** Many banks name the account above the head: `Account Details For:,DBS Current 003-123456-7`. */
const accountAbove = (rows: string[][]): string =>
  accountLabels
    .flatMap((label) => rows.filter(([first = '']) => label.test(first)))
    .map((cells) => /\d[\d\s-]{5,}\d/.exec(cells.join(' '))?.[0])
    .find(Boolean) ?? '';

const relaxed = { relax_column_count: true, relax_quotes: true, max_record_size: 100_000 };

const rowsOf = (text: string, options: Options): string[][] => {
  try {
    return parse(text, { ...relaxed, ...options }) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable('This CSV is broken or cut off: a quotation mark is opened and not closed.');
  }
};

type Places = Record<keyof BankColumns, number>;

const placesIn = (cells: string[], names: BankColumns): Places | undefined => {
  const at = (name: string) => (name ? cells.findIndex((cell) => same(cell, name)) : -1);
  const places = {
    day: at(names.day),
    payer: at(names.payer),
    reference: at(names.reference),
    currency: at(names.currency),
    credit: at(names.credit),
    debit: at(names.debit),
    amount: at(names.amount),
    account: at(names.account),
  };
  return places.day >= 0 && (places.credit >= 0 || places.amount >= 0) ? places : undefined;
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** How many columns a row has, without empty ones at its end. */
const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const cutOff = (where: string, cells: string[], columns: number) =>
  unreadable(
    `${where} has ${cells.length} of ${columns} columns: the file seems to be cut off there. Export the statement from the bank once more.`,
  );

/** Where a row stands, in words, and whether the file ends with it and not with the end of a line. */
type At = { where: string; endsFile: boolean };
type Reader = { columns: number; place: Places; described: number[] };

/**
 * The payment of a row; none of a row without an amount, as of a balance brought forward. Some banks leave out empty cells at
 * the end of a row, but a row that ends before its amount, or with the file, was cut off.
 * @throws if the row was cut off, or is not to be read
 */
const lineOf = (cells: string[], { columns, place, described }: Reader, { where, endsFile }: At): StatementLine[] => {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? '').trim());
  // Banks end their files with lines of totals, which have no date.
  if (cell(place.day) === '') return [];
  const isShort = cells.length < columns;
  if (isShort && endsFile) throw cutOff(where, cells, columns);
  const [signed, credit, debit] = [place.amount, place.credit, place.debit].map((at) => centsOf(cell(at), where));
  const isEmpty = signed === undefined && credit === undefined && debit === undefined;
  if (isShort && isEmpty) throw cutOff(where, cells, columns);
  if (credit && debit) throw unreadable(`${where} has both a credit and a debit. Check the file.`);
  if (credit !== undefined && credit < 0)
    throw unreadable(`${where}: ${cell(place.credit)} is below nothing and stands among the credits. Check the file.`);
  const cents = signed ?? (credit || -Math.abs(debit ?? 0));
  if (cents === 0) return [];
  return [
    {
      day: dayOf(isoOf(cell(place.day)), where, cell(place.day)),
      cents,
      currency: currencyOf(cell(place.currency).toUpperCase() || 'SGD', where),
      ...whoPaid(cell(place.payer), cell(place.reference), described.map(cell).filter(Boolean).join(' ')),
      fileRef: '',
      bankRef: '',
      isReversal: false,
      batchCents: null,
      batchPart: null,
    },
  ];
};

/**
 * Who paid, and what for. Where the bank says both in one column of words, that is who paid, and what its client gave as a reference is one. Else
 * the words follow the reference.
 */
const whoPaid = (payer: string, reference: string, words: string): Pick<StatementLine, 'payer' | 'reference'> => {
  if (words === '') return { payer: payerText(payer), reference: referenceText(reference) };
  if (reference === '') return { payer: payerText(words), reference: referenceText(payer) };
  if (payer === '') return { payer: payerText(words), reference: referenceText(reference) };
  return { payer: payerText(payer), reference: referenceText(`${reference} ${words}`) };
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `24/11/2026`, `24-Nov-2026`, `24 Nov 26`, `2026-11-24`: the day comes first, as banks here write it. What is none stays as it is. */
const isoOf = (text: string): string => {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return localDay(text);
  const own = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3})[a-z]*[\s/.-]+(\d{4}|\d{2})(?:\D.*)?$/i.exec(text);
  if (!own) return text;
  const [, day = '', month = '', year = ''] = own;
  const named = months.indexOf(month.toLowerCase()) + 1;
  return [year.padStart(4, '20'), named || month, day].map((part) => String(part).padStart(2, '0')).join('-');
};
