import { pipeline, Readable } from 'node:stream';
import { CsvError, type InfoRecord, type Options, type Parser, parse } from 'csv-parse';
import type { Delimiter, Encoding } from '#platform/contract/encodings.ts';
import { commonWidth, delimiterOf, namedDelimiter } from './delimiter.ts';
import { encodingOf, type Failing, sampleSize, textIn } from './encoding.ts';
import { TableProblem } from './problem.ts';

/** A line of a table with the number of the line where it begins, the first as 1: a cell in quotation marks may go over several. */
export type TableLine = { line: number; cells: string[] };

export type Opened = {
  encoding: Encoding;
  /** Whether the encoding was guessed, and may be another. */
  isGuess: boolean;
  delimiter: Delimiter;
  head: TableLine;
  /** Lines above the head. */
  above: TableLine[];
  /** The lines below the head, while the file is read; once. It may be left before its end. */
  rows: AsyncGenerator<TableLine>;
  /** Whether the file ended with the end of a line. Known once its rows are read. */
  isWhole(): boolean;
  /** For whoever reads no row: lets go of the file. */
  close(): void;
};

export type OpenOptions = {
  /** The lines among which the head is, 1 by default. */
  headIn?: number;
  /** Whether a line is the head. Without one that is, the first line as wide as most is. */
  isHead?: (cells: string[]) => boolean;
  /** What somebody chose. Else it is found. */
  encoding?: Encoding | undefined;
  /** What the cells are separated by, where that is known. */
  delimiter?: Delimiter;
  /** Whether an encoding is guessed. Else a file without a mark is UTF-8 or refused. */
  mayGuess?: boolean;
  /** A longer line, in signs, is an error: a quotation mark that is never closed would make one line of the rest of the file. */
  longestLine?: number;
  /**
   * A last line with fewer columns than the head. `REFUSE`: the file is cut off. `BY_HAND`: so it is, but for one that has its line end where
   * other lines are short, too, as spreadsheets write them. `TAKE`: whoever reads the rows says.
   */
  shortEnd?: 'REFUSE' | 'BY_HAND' | 'TAKE';
  /** The error that a fault becomes; a TableProblem by default. */
  fail?: Failing;
};

/**
 * Opens a table of separated values: no more of it is held than its first lines. Lines without a value are left out. A quotation mark inside a cell
 * that does not begin with one is a letter. @throws what `fail` makes of a fault, also while the rows are read
 */
export const openTable = async (source: Readable | Uint8Array, options: OpenOptions = {}): Promise<Opened> => {
  const { headIn = 1, isHead, longestLine = 200_000, shortEnd = 'BY_HAND' } = options;
  const fail = options.fail ?? ((fault) => new TableProblem(fault));
  const pieces = source instanceof Uint8Array ? one(source) : piecesOf(source);
  const sample = await firstBytes(pieces);
  const encoding = options.encoding
    ? { encoding: options.encoding, isGuess: false }
    : encodingOf(sample.bytes, { isEnd: sample.isEnd, mayGuess: options.mayGuess ?? true });
  const texts = textIn(chained(sample.bytes, pieces), encoding.encoding, fail);
  const start = await firstText(texts);
  const named = namedDelimiter(start);
  const body = named ? start.slice(named.length) : start;
  const delimiter = options.delimiter ?? named?.delimiter ?? delimiterOf(body, { headIn, isHead, longestLine });
  let last = '\n';
  async function* watched() {
    for await (const text of chainedText(body, texts)) {
      if (text !== '') last = text;
      yield text;
    }
  }
  const isWhole = () => last.endsWith('\n');
  const letGo = () => void (source instanceof Readable && source.destroy());
  const lines = linesOf(watched(), { delimiter, longestLine, fail, letGo });
  const first: TableLine[] = [];
  let headAt = -1;
  while (headAt < 0 && first.length < headIn) {
    const line = await lines.next();
    if (!line) break;
    first.push(line);
    if (isHead?.(line.cells)) headAt = first.length - 1;
  }
  if (headAt < 0) {
    const width = commonWidth(first.map(({ cells }) => cells));
    headAt =
      headIn === 1
        ? 0
        : Math.max(
            0,
            first.findIndex(({ cells }) => cells.length === width),
          );
  }
  const head = first[headAt] ?? { line: 1, cells: [] };
  const rows = untilEnd(first.slice(headAt + 1), lines, { head, shortEnd, isWhole, fail });
  return { ...encoding, delimiter, head, above: first.slice(0, headAt), rows, isWhole, close: lines.close };
};

type Parsing = { delimiter: Delimiter; longestLine: number; fail: Failing; letGo: () => void };
/** The lines of a table one by one, undefined at its end. */
type Lines = { next: () => Promise<TableLine | undefined>; close: () => void };

/** The lines that hold something, each with its number. */
const linesOf = (text: AsyncGenerator<string>, { delimiter, longestLine, fail, letGo }: Parsing): Lines => {
  let begins = 1;
  let emptyLines = 0;
  const numbered = (cells: string[], context: InfoRecord): TableLine => {
    const line = begins + context.empty_lines - emptyLines;
    emptyLines = context.empty_lines;
    begins = line + 1 + breaksIn(cells);
    return { line, cells };
  };
  const parser: Parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    // The parser emits what this returns; its types allow only lists of text.
    on_record: numbered as unknown as NonNullable<Options['on_record']>,
  });
  // A failure of the file ends the parser with the same error.
  pipeline(Readable.from(text), parser, () => undefined);
  const parsed = (parser as AsyncIterable<TableLine>)[Symbol.asyncIterator]();
  const close = () => {
    parser.destroy();
    letGo();
  };
  const next = async () => {
    try {
      for (;;) {
        const { value, done } = await parsed.next();
        if (done) return undefined;
        if (value.cells.some(says)) return value;
      }
    } catch (error) {
      close();
      if (!(error instanceof CsvError)) throw error;
      const line = begins + parser.info.empty_lines - emptyLines;
      throw fail({ line, words: wordsOf(error, parser.info.lines <= line), kind: 'invalid' });
    }
  };
  return { next, close };
};

/** Whether a cell says something: files of old systems end with a lone control character. */
const says = (cell: string): boolean => /[^\s\p{Cc}]/u.test(cell);

const breaksIn = (cells: string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

const wordsOf = ({ code, message }: CsvError, isOneLine: boolean): string => {
  if (code === 'CSV_MAX_RECORD_SIZE' && isOneLine) return 'this line has too many columns, or a cell that is too long.';
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'a quotation mark is opened in this line and not closed.'
    : message;
};

/** How many columns a line has, without empty ones at its end. */
export const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

type Ending = Required<Pick<OpenOptions, 'shortEnd'>> & { head: TableLine; isWhole: () => boolean; fail: Failing };

/** The rows, unless the last one is cut off: what is cut off there may be a part of a number, and lines are missing behind it. */
async function* untilEnd(first: TableLine[], lines: Lines, { head, shortEnd, isWhole, fail }: Ending) {
  const width = widthOf(head.cells);
  let last: TableLine | undefined;
  let count = 0;
  let short = 0;
  try {
    for (;;) {
      const line = first[count] ?? (await lines.next());
      if (!line) break;
      if (last) yield last;
      last = line;
      count += 1;
      if (line.cells.length < width) short += 1;
    }
    if (!last) return;
    const isUsual = shortEnd === 'BY_HAND' && isWhole() && (short > 1 || count === 1);
    if (last.cells.length < width && shortEnd !== 'TAKE' && !isUsual)
      throw fail({
        line: last.line,
        words: `it has ${last.cells.length} of ${width} columns, so the file seems to be cut off there. Download or export it again.`,
        kind: 'invalid',
      });
    yield last;
  } finally {
    lines.close();
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* piecesOf(source: Readable): AsyncGenerator<Uint8Array> {
  for await (const piece of source as AsyncIterable<Uint8Array | string>)
    yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** As many bytes as the encoding is found by. */
const firstBytes = async (pieces: AsyncGenerator<Uint8Array>): Promise<{ bytes: Uint8Array; isEnd: boolean }> => {
  const begun: Uint8Array[] = [];
  let size = 0;
  while (size < sampleSize) {
    const { value, done } = await pieces.next();
    if (done) return { bytes: joined(begun), isEnd: true };
    begun.push(value);
    size += value.length;
  }
  return { bytes: joined(begun), isEnd: false };
};

const joined = (pieces: Uint8Array[]): Uint8Array => (pieces.length === 1 && pieces[0]) || Buffer.concat(pieces);

/** As many signs as the separator is found by. */
const enough = 65_536;

const firstText = async (texts: AsyncGenerator<string>): Promise<string> => {
  let start = '';
  while (start.length < enough) {
    const { value, done } = await texts.next();
    if (done) break;
    start += value;
  }
  return start;
};

async function* chained(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  if (first.length > 0) yield first;
  yield* rest;
}

async function* chainedText(first: string, rest: AsyncGenerator<string>) {
  if (first !== '') yield first;
  yield* rest;
}
