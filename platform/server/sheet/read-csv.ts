import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse';
import { OperatorError } from '../operator-error.ts';

/** How a file with these columns is read, line by line: undefined where a line holds nothing usable. Throws for another file. */
export type ReaderOf<Row> = (head: string[]) => (cells: string[]) => Row | undefined;

/** Is called with the number of each line that is left out. */
export type OnLeftOut = (line: number) => void;

/** A longer line is an error: a quotation mark that is never closed would make one line of the rest of the file. */
const longestLine = 1_000_000;

/**
 * The rows of a file of comma-separated values. It is read while the rows are asked for, so that a file of any length needs
 * little memory. A line is counted where it begins, the first as 1; a cell in quotation marks may go over several lines.
 */
export async function* readCsv<Row>(
  path: string,
  readerOf: ReaderOf<Row>,
  onLeftOut: OnLeftOut = () => undefined,
): AsyncGenerator<Row> {
  const lines = csvLines({ name: path, content: createReadStream(path) });
  let read: ReturnType<typeof readerOf> | undefined;
  for await (const { line, cells } of lines) {
    if (!read) {
      read = readerOf(cells);
      continue;
    }
    const row = read(cells);
    if (row === undefined) onLeftOut(line);
    else yield row;
  }
  if (!read) readerOf([]);
}

export type CsvLine = { line: number; cells: string[] };

/** What is read, and what it is called in a complaint. */
type Source = { name: string; content: Readable };

/**
 * The lines of a file one after the other, its heads first, each with its number. @throws OperatorError where the last line has fewer columns than
 * the heads: what was cut off there may be a part of a number, and lines are missing behind it
 */
export async function* csvLines({ name, content }: Source): AsyncGenerator<CsvLine> {
  // The parser counts a line break inside a cell twice where it is CR LF, so lines are counted here.
  let next = 1;
  let emptyLines = 0;
  const numbered = (cells: string[], context: InfoRecord): CsvLine => {
    const line = next + context.empty_lines - emptyLines;
    emptyLines = context.empty_lines;
    next = line + 1 + breaksIn(cells);
    return { line, cells };
  };
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    // The parser emits what this returns; its types allow only lists of text.
    on_record: numbered as unknown as NonNullable<Options['on_record']>,
  });
  // A failure of the file ends the parser with the same error.
  pipeline(content, parser, () => undefined);
  try {
    let columns: number | undefined;
    let last: CsvLine | undefined;
    for await (const line of parser as AsyncIterable<CsvLine>) {
      if (last) yield last;
      columns ??= line.cells.length;
      last = line;
    }
    if (last && last.cells.length < (columns ?? 0))
      throw new OperatorError(
        `${name}, line ${last.line}: it has ${last.cells.length} of ${columns} columns, so the file seems to be cut off there. Download it again.`,
      );
    if (last) yield last;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new OperatorError(`${name}, line ${next + parser.info.empty_lines - emptyLines}: ${wordsOf(error)}`);
  } finally {
    parser.destroy();
  }
}

const breaksIn = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const wordsOf = ({ code, message }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'a quotation mark is opened in this line and not closed.'
    : message;

/** The rows of these files, one file after the other; `leftOut` says how many lines were left out once they are read. */
export const readAll = <Row>(files: string[], read: (path: string, onLeftOut: OnLeftOut) => AsyncGenerator<Row>) => {
  let count = 0;
  let first = '';
  async function* rows() {
    for (const file of files)
      yield* read(file, (line) => {
        count += 1;
        first ||= `, the first is line ${line} of ${file}`;
      });
  }
  return { rows: rows(), leftOut: () => `${count} lines left out${first}` };
};
