import { CsvProblem, readCsvText } from '#platform/contract/csv-text.ts';
import { fieldText } from '#platform/contract/fields.ts';
import { type Column, columnOf, columns } from './columns.ts';

/** A line of a file of people: its cells by column, empty where the file has no such column, or the line ends before it. */
export type FileLine = { line: number } & Record<Column, string>;

/** People in one file. */
const mostLines = 5_000;
const longestCell = 254;

/** The lines of a file, and the headings of columns that are not read; or why the whole file can't be. */
export const readLines = (text: string): { lines: FileLine[]; unread: string[] } | { problem: string } => {
  try {
    return linesOf(text);
  } catch (error) {
    if (error instanceof CsvProblem) return { problem: `Line ${error.line} is broken: ${error.message}` };
    throw error;
  }
};

const linesOf = (text: string): ReturnType<typeof readLines> => {
  const [head, ...rest] = readCsvText(text);
  if (!head) return { problem: 'This file is empty.' };
  const found = head.cells.map(columnOf);
  const twice = found.find((column, place) => column && found.indexOf(column) !== place);
  if (twice) return { problem: `Two columns are headed “${columns[twice]}”. Keep one of them.` };
  if (!found.includes('saNo') && !found.includes('registrationNo'))
    return { problem: `No column is headed “${columns.saNo}” or “${columns.registrationNo}”.` };
  if (rest.length === 0) return { problem: 'This file has headings and no people.' };
  if (rest.length > mostLines)
    return {
      problem: `This file has ${rest.length.toLocaleString('en')} people. A file may have ${mostLines.toLocaleString('en')}: upload it in parts.`,
    };
  const unread = head.cells
    .filter((cell, place) => cell.trim() !== '' && !found[place])
    .map((cell) => fieldText(cell, 60));
  const places = new Map(found.map((column, place) => [column, place]));
  const cellOf = (cells: string[], column: Column): string => {
    const place = places.get(column);
    return place === undefined ? '' : fieldText(cells[place] ?? '', longestCell + 1).replace(/^'(?=[=+@-])/, '');
  };
  return {
    unread,
    lines: rest.map(({ line, cells }) => {
      const of = (column: Column) => cellOf(cells, column);
      return {
        line,
        saNo: of('saNo'),
        registrationNo: of('registrationNo'),
        name: of('name'),
        userName: of('userName'),
        email: of('email'),
        rank: of('rank'),
        rankFrom: of('rankFrom'),
        upline: of('upline'),
        uplineFrom: of('uplineFrom'),
      };
    }),
  };
};
