import { cleanLine } from '#platform/contract/clean-text.ts';

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

const others: Partial<Record<Column, string[]>> = {
  saNo: ['code', 'sano'],
  registrationNo: ['registrationnumber', 'regno', 'ceano', 'cearegistrationno'],
  userName: ['username', 'login'],
  email: ['emailaddress', 'mail'],
  rankFrom: ['ranksince'],
  upline: ['uplinecode', 'leader'],
  uplineFrom: ['uplinesince'],
};

const keyOf = (head: string): string => head.toLowerCase().replace(/[^a-z]/g, '');
const keys = Object.keys(columns) as Column[];

/** The column that a heading names; undefined for another one. */
export const columnOf = (head: string): Column | undefined =>
  keys.find((column) => [keyOf(columns[column]), ...(others[column] ?? [])].includes(keyOf(head)));

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
