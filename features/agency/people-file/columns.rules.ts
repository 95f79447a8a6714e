import { isRegistrationHeading } from '#features/particulars/rules/numbers.ts';
import { cleanLine } from '#platform/contract/clean-text.ts';
import type { Fields, TableSpec } from '#platform/contract/match-columns.ts';

/** The columns of a file of people, in the order of the export. */
export const columns = {
  saNo: 'Salesperson code',
  registrationNo: 'Registration no.',
  name: 'Name',
  userName: 'User name',
  email: 'Email',
  rank: 'Rank',
  rankFrom: 'Rank from',
  upline: 'Upline',
  uplineFrom: 'Upline from',
} as const;
export type Column = keyof typeof columns;

/** In the column of uplines: nobody leads this person. */
export const nobody = 'none';

const headings: Partial<Record<Column, string[]>> = {
  saNo: ['code', 'sa no', 'agent code', 'sales code'],
  registrationNo: ['registration number', 'reg no', 'CEA no', 'CEA registration no'],
  name: ['full name', 'salesperson name', 'agent name'],
  userName: ['login'],
  email: ['email address', 'mail', 'e-mail'],
  rankFrom: ['rank since'],
  upline: ['upline code', 'leader'],
  uplineFrom: ['upline since'],
};
const keys = Object.keys(columns) as Column[];

/** The columns of a table of people. */
export const peopleTable: TableSpec<Column> = {
  fields: Object.fromEntries(
    keys.map((column) => [
      column,
      {
        title: columns[column],
        known: headings[column] ?? [],
        ...(column === 'registrationNo' && { is: isRegistrationHeading }),
      },
    ]),
  ) as unknown as Fields<Column>,
  needs: [['saNo', 'registrationNo']],
};

/**
 * A file of people, as text. Every value is quoted. What a spreadsheet would take for a formula begins with an apostrophe, which is
 * taken away when the file is read.
 */
export const peopleFileOf = (rows: Record<Column, string>[]): string =>
  [Object.values(columns), ...rows.map((row) => keys.map((column) => row[column]))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');

const quoted = (value: string): string => {
  const line = cleanLine(value);
  return `"${(/^[=+@-]/.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
};
