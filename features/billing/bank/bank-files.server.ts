import type { ReadableSpec } from '#platform/server/table-file/given-table.ts';
import type { Area } from '#platform/server/table-file/kept-columns.ts';
import { type BankField, bankTable } from './bank-table.rules.ts';

/** How a statement as CSV is read. */
export const spec: ReadableSpec<BankField> = {
  ...bankTable,
  bring: 'Export the statement from the bank as CSV or camt.053 (XML), and import that file.',
  most: 100_000,
  things: 'lines',
  canChoose: true,
  headIn: 200,
  // Some banks leave out empty cells, and end with lines of totals: `lineOf` says which line is cut off.
  shortEnd: 'TAKE',
  longestLine: 100_000,
};

/** What finance chose of the columns of the bank's files. */
export const bankFiles: Area = { owner: { kind: 'DESK', owner: 'finance' }, area: 'bank' };
