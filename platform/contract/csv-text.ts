/** A line of a table with the number of the line where it begins, the first as 1: a cell in quotation marks may go over several. */
export type CsvLine = { line: number; cells: string[] };

/** What is wrong with a table, at which line. */
export class CsvProblem extends Error {
  readonly line: number;
  constructor(line: number, words: string) {
    super(words);
    this.line = line;
  }
}

/** A longer line is an error: a quotation mark that is never closed would make one line of the rest of the file. */
const longestLine = 200_000;

/** Comma, semicolon or tab: the one that the headings are separated by. */
const separatorOf = (text: string): string => {
  const head = text.slice(0, text.search(/\n|$/));
  const counts = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.each ?? ',';
};

/**
 * The lines of a table of separated values that is held in memory, at most so many; those without a value are left out. Cells are
 * trimmed of nothing. A quotation mark inside a cell that does not begin with one is a letter. Larger files are read while they stream
 * (platform/server/sheet). @throws CsvProblem where a quotation mark is not closed
 */
export const readCsvText = (text: string, most = Number.POSITIVE_INFINITY): CsvLine[] => {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Excel's own line about the separator; the line stays, so that the others keep their numbers.
  const said = /^"?sep=([,;\t])"?(?=\n)/i.exec(whole);
  const given = said ? whole.slice(said[0].length) : whole;
  const separator = said?.[1] ?? separatorOf(given);
  const lines: CsvLine[] = [];
  let place = 0;
  let line = 1;
  while (place < given.length && lines.length < most) {
    const { cells, end } = readLine(given, { from: place, separator, line });
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
    line += given.slice(place, end).split('\n').length - 1;
    place = end;
  }
  return lines;
};

type At = { from: number; separator: string; line: number };

/** The cells of the line that begins there, and where the next one begins. */
const readLine = (text: string, { from, separator, line }: At): { cells: string[]; end: number } => {
  const cells: string[] = [];
  let place = from;
  for (;;) {
    const { cell, end } =
      text[place] === '"' ? readQuoted(text, place, { from, separator, line }) : readPlain(text, place, separator);
    cells.push(cell);
    if (end - from > longestLine) throw notClosed(line);
    if (text[end] !== separator) return { cells, end: end + 1 };
    place = end + 1;
  }
};

const notClosed = (line: number) => new CsvProblem(line, 'a quotation mark is opened and not closed.');

type Cell = { cell: string; end: number };

const readPlain = (text: string, from: number, separator: string): Cell => {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { cell: text.slice(from, end), end };
};

/** A cell in quotation marks, in which two stand for one; what follows the closing one belongs to it. */
const readQuoted = (text: string, from: number, { separator, line, from: begin }: At): Cell => {
  let cell = '';
  let place = from + 1;
  for (;;) {
    const close = text.indexOf('"', place);
    if (close < 0 || close - begin > longestLine) throw notClosed(line);
    cell += text.slice(place, close);
    if (text[close + 1] !== '"') {
      const rest = readPlain(text, close + 1, separator);
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    place = close + 2;
  }
};
