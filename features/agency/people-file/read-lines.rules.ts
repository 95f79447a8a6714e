import { fieldText } from '#platform/contract/fields.ts';
import { type Matched, unreadOf } from '#platform/contract/match-columns.ts';
import { type Column, columns } from './columns.rules.ts';

/** A line of a file of people: its cells by column, empty where the file has no such column, or the line ends before it. */
export type FileLine = { line: number } & Record<Column, string>;

/** People in one file. */
export const mostPeople = 5_000;
const longestCell = 254;

type Table = Pick<Matched<Column>, 'at' | 'of'> & { head: string[]; lines: { line: number; cells: string[] }[] };

/** The lines of a table whose columns are known, and the headings of columns that are not read. */
export const readLines = ({ head, of: fields, at, lines }: Table): { lines: FileLine[]; unread: string[] } => {
  const cellOf = (cells: string[], column: Column): string =>
    fieldText(cells[at[column]?.[0] ?? -1] ?? '', longestCell + 1)
      .replace(/\s+/g, ' ')
      .replace(/^'(?=[=+@-])/, '');
  return {
    unread: unreadOf(
      head,
      fields,
      lines.map(({ cells }) => cells),
    ).map((heading) => fieldText(heading, 60)),
    lines: lines.map(({ line, cells }) => {
      const entries = Object.keys(columns).map((column) => [column, cellOf(cells, column as Column)]);
      return { line, ...(Object.fromEntries(entries) as Record<Column, string>) };
    }),
  };
};
