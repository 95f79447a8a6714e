import { cellIn, unreadOf } from '#platform/contract/match-columns.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import { type MatchedTable, requireColumns } from '#platform/server/table-file/given-table.ts';
import { type TableLine, widthOf } from '#platform/server/table-file/open-table.ts';
import type { BankField } from './bank-table.rules.ts';
import {
  centsOf,
  currencyOf,
  dayOf,
  localDay,
  payerText,
  referenceText,
  refuseMany,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement.server.ts';

/** A statement, the problems by line, and the faults of its columns. */
type Read = { statement: Statement; problems: { line: number; words: string }[]; faults: string[] };

/** Reads the lines of a table by its columns, as they were matched or chosen. */
export const readBankTable = (table: MatchedTable<BankField>): Read => {
  const { head, of: fields, at, lines, opened } = table;
  const cellOf =
    (cells: string[]) =>
    (field: BankField): string =>
      cellIn({ at }, cells, field);
  const described = (cells: string[]) =>
    (at.described ?? [])
      .map((place) => (cells[place] ?? '').trim())
      .filter(Boolean)
      .join(' ');
  const reader = { columns: widthOf(head), cellOf, described };
  const problems: Read['problems'] = [];
  refuseMany(lines.filter(({ cells }) => cellOf(cells)('day') !== '').length);
  const rows = withWordsBelow(lines, at.described ?? []);
  const lastPaid = rows.findLastIndex(({ cells }) => /\d/.test(cellOf(cells)('day')));
  const statementLines = rows.flatMap(({ line, cells }, index) => {
    const endsFile = index === rows.length - 1 && !opened.isWhole();
    try {
      return lineOf(cells, reader, { where: `Line ${line}`, endsFile, isAmongDays: index < lastPaid });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ line, words: error.message });
      return [];
    }
  });
  const body = lines.map(({ cells }) => cells);
  const account =
    accountOf(body.map((cells) => cellOf(cells)('account'))) || accountAbove(opened.above.map(({ cells }) => cells));
  const unread = unreadOf(head, fields, body).filter((heading) => !saysNothing.test(heading));
  const missed = missedMark(table);
  const faults = missed
    ? [`Column “${missed}” says which amounts are debits, and is not read. Choose it as “Debit or credit (D or C)”.`]
    : [];
  return { statement: { account, lines: statementLines, pending: 0, unread: unread.slice(0, 20) }, problems, faults };
};

/** Some banks put what a payment says into several rows, of which the first has its date and its amount: these are one. */
const withWordsBelow = (lines: TableLine[], described: number[]): TableLine[] => {
  const rows: TableLine[] = [];
  for (const { line, cells } of lines) {
    const filled = cells.flatMap((cell, place) => (cell.trim() === '' ? [] : place));
    const before = rows.at(-1);
    const isMore = filled.length > 0 && filled.every((place) => described.includes(place)) && !isBalance(cells);
    if (!isMore || !before) rows.push({ line, cells });
    else
      rows[rows.length - 1] = {
        line: before.line,
        cells: before.cells.map((cell, place) => (filled.includes(place) ? `${cell} ${cells[place]}` : cell)),
      };
  }
  return rows;
};

const debitMark = /^(?:d|dr|debit|withdrawal|out|-)$/i;
const creditMark = /^(?:c|cr|credit|deposit|in|\+)$/i;
const minus = /^[-(\u2212]|(?:-|DR)$/i;

/**
 * A column that is not read, though it says of each amount whether it came or went: without it, what went would come in as money. Amounts
 * with signs of their own need none.
 */
const missedMark = ({ head, of: fields, at, lines }: MatchedTable<BankField>): string | undefined => {
  const [amountAt] = at.amount ?? [];
  if (amountAt === undefined || at.mark) return undefined;
  const dayAt = at.day?.[0] ?? -1;
  const cellOf = (cells: string[], place: number) => (cells[place] ?? '').trim();
  const paid = lines
    .map(({ cells }) => cells)
    .filter((cells) => /^\d/.test(cellOf(cells, dayAt)) && cellOf(cells, amountAt));
  if (paid.some((cells) => minus.test(cellOf(cells, amountAt)))) return undefined;
  const unread = fields.flatMap((field, place) => (field ? [] : [place]));
  const unreadPlace = unread.find((place) => {
    const marks = paid.map((cells) => cellOf(cells, place));
    return (
      marks.some((mark) => debitMark.test(mark)) && marks.every((mark) => debitMark.test(mark) || creditMark.test(mark))
    );
  });
  return unreadPlace === undefined ? undefined : head[unreadPlace]?.trim() || `${unreadPlace + 1}`;
};

/** The statement of a table. @throws Refusal where its columns are not known, or a line can't be read */
export const statementOf = (table: MatchedTable<BankField>): Statement => {
  requireColumns(table);
  const { statement, problems, faults } = readBankTable(table);
  const wrong = faults[0] ?? problems[0]?.words;
  if (wrong) throw unreadable(wrong);
  return statement;
};

/** Columns that the bank has for itself, or counts with. */
const saysNothing = /balance|value date|posting date|branch|transaction code|statement code|currency/i;

const accountOf = (inLines: string[]): string => {
  const accounts = new Set(inLines.filter(Boolean));
  if (accounts.size > 1) throw unreadable('This file has lines of several accounts. Export one account at a time.');
  return [...accounts][0] ?? '';
};

/** Labels of the account number above the head, the surest first. */
const accountLabels = [/account\W*(?:no\b|num)/i, /account(?!.*(?:name|holder|owner|type))/i];

/** Many banks name the account above the head: `Account Details For:,DBS Current 003-123456-7`. */
const accountAbove = (rows: string[][]): string =>
  accountLabels
    .flatMap((label) => rows.filter(([first = '']) => label.test(first)))
    .map((cells) => /\d[\d\s-]{5,}\d/.exec(cells.join(' '))?.[0])
    .find(Boolean) ?? '';

const cutOff = (where: string, cells: string[], columns: number) =>
  unreadable(
    `${where} has ${cells.length} of ${columns} columns: the file seems to be cut off there. Export the statement from the bank once more.`,
  );

/** Names the place of a row for messages, with whether the file ends in the middle of it and whether a dated row follows. */
type At = { where: string; endsFile: boolean; isAmongDays: boolean };
type Reader = {
  columns: number;
  cellOf: (cells: string[]) => (field: BankField) => string;
  described: (cells: string[]) => string;
};

/**
 * The payment of a row; none of a row without an amount, as of a balance brought forward. Some banks leave out empty cells at
 * the end of a row, but a row that ends before its amount, or with the file, was cut off.
 * @throws if the row was cut off, or is not to be read
 */
const lineOf = (cells: string[], { columns, cellOf, described }: Reader, at: At): StatementLine[] => {
  const { where, endsFile } = at;
  const cell = cellOf(cells);
  if (isBalance([cell('payer'), cell('reference'), described(cells)])) return [];
  if (at.isAmongDays && cell('day') === '' && hasAmount(cell))
    throw unreadable(`${where} has an amount and no date. Each payment needs its date.`);
  if (isNoPayment(cell)) return [];
  const isShort = cells.length < columns;
  if (isShort && endsFile) throw cutOff(where, cells, columns);
  const amount = centsOf(cell('amount'), where);
  const signed = amount === undefined ? undefined : marked(amount, cell('mark'), where);
  const credit = centsOf(cell('credit'), where);
  const debit = centsOf(cell('debit'), where);
  const isEmpty = signed === undefined && credit === undefined && debit === undefined;
  if (isShort && isEmpty) throw cutOff(where, cells, columns);
  if (credit && debit) throw unreadable(`${where} has both a credit and a debit. Check the file.`);
  if (credit !== undefined && credit < 0)
    throw unreadable(`${where}: ${cell('credit')} is below nothing and stands among the credits. Check the file.`);
  const cents = signed ?? (credit || -Math.abs(debit ?? 0));
  if (cents === 0) return [];
  return [
    {
      day: dayOf(isoOf(cell('day')), where, cell('day')),
      cents,
      currency: currencyOf(cell('currency').toUpperCase() || 'SGD', where),
      ...whoPaid(cell('payer'), cell('reference'), described(cells)),
      fileRef: '',
      bankRef: '',
      isReversal: false,
      batchCents: null,
      batchPart: null,
    },
  ];
};

const total = /^(?:grand |sub-?)?totals?\b|^(?:opening|closing|ending|available|ledger|balance|brought|carried)\b/i;

/** Texts of rows that are a total or a balance rather than a payment, even if they have a date. */
const balance =
  /^(?:(?:grand |sub-?)?totals?|(?:opening|closing|ending|available|ledger) balance|balance (?:b\/?f|c\/?f|(?:brought|carried) forward))[\s:.]*$/i;
const isBalance = (words: string[]): boolean => balance.test(words.filter(Boolean).join(' ').trim());

const hasAmount = (cell: (field: BankField) => string): boolean =>
  (['amount', 'credit', 'debit'] as const).some((field) => /[1-9]/.test(cell(field)));

/** Banks end their files with lines of totals and of words, which have no date. */
const isNoPayment = (cell: (field: BankField) => string): boolean => {
  const day = cell('day');
  if (day === '' || total.test(day)) return true;
  return !/^\W*\d/.test(day) && (['amount', 'credit', 'debit'] as const).every((field) => cell(field) === '');
};

/** An amount with the sign that a column of its own says. @throws where the two contradict each other */
const marked = (cents: number, mark: string, where: string): number => {
  if (mark === '') return cents;
  const isDebit = debitMark.test(mark);
  if (!isDebit && !creditMark.test(mark))
    throw unreadable(`${where}: “${mark.slice(0, 20)}” is neither a debit nor a credit.`);
  if (cents < 0 && !isDebit)
    throw unreadable(`${where} has a negative amount that is marked as a credit. Check the file.`);
  return isDebit ? -Math.abs(cents) : cents;
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

/**
 * `24/11/2026`, `24-Nov-2026`, `24 Nov 26`, `2026-11-24`: the day comes first, as banks here write it. Else as people type it: `20261124`,
 * `Nov 24, 2026`. What is none stays as it is.
 */
const isoOf = (text: string): string => {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return localDay(text);
  const own = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3})[a-z]*[\s/.-]+(\d{4}|\d{2})(?:\D.*)?$/i.exec(text);
  if (!own) return readDay(text).value ?? text;
  const [, day = '', month = '', year = ''] = own;
  const monthNumber = months.indexOf(month.toLowerCase()) + 1;
  return [year.padStart(4, '20'), monthNumber || month, day].map((part) => String(part).padStart(2, '0')).join('-');
};
