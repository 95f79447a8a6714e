import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { watchUnread } from '#platform/contract/match-columns.ts';
import { fittingShape, lineReader, type RowOf, type TableShape } from '#platform/contract/table-shape.ts';
import { nothingThere, OperatorError } from '../operator-error.ts';
import { type Opened, openTable, type TableLine } from './open-table.ts';

/** A file of open data, or one that the command line names: made by a program, in UTF-8, and whole. @throws OperatorError with its name */
const openData = (name: string, content: Readable): Promise<Opened> =>
  openTable(content, {
    mayGuess: false,
    shortEnd: 'REFUSE',
    longestLine: 1_000_000,
    fail: ({ line, words }) => new OperatorError(`${name}${line === null ? '' : `, line ${line}`}: ${words}`),
  });

/** A line of a file and what was read of it. */
export type RowLine<Row> = TableLine & { row: Row };

/** A file of a known kind. */
export type Shaped<S extends TableShape<unknown>> = {
  shape: S;
  /** Its lines, while the file is read; once. */
  lines: AsyncGenerator<RowLine<RowOf<S>>>;
  /** The headings of columns that are not read and hold something in one of the lines so far. */
  unread(): string[];
  /** For whoever reads none of its lines: lets go of the file. */
  close(): void;
};

/** Finds of which of these kinds a file is. @throws OperatorError with its name for one that is none of them */
export const shaped = <S extends TableShape<unknown>>(
  name: string,
  { head, rows, close }: Pick<Opened, 'head' | 'rows' | 'close'>,
  shapes: readonly S[],
): Shaped<S> => {
  const shape = fittingShape(name, head.cells, shapes);
  if (typeof shape === 'string') {
    close();
    throw new OperatorError(shape);
  }
  const read = lineReader(shape);
  const watch = watchUnread(head.cells, shape.matched.of);
  async function* lines() {
    try {
      for await (const { line, cells } of rows) {
        watch.see(cells);
        yield { line, cells, row: read(cells) };
      }
    } finally {
      close();
    }
  }
  return { shape: shape.shape, lines: lines(), unread: watch.headings, close };
};

/** The same of a file of open data, or one that the command line names. */
export const openShaped = async <S extends TableShape<unknown>>(
  name: string,
  content: Readable,
  shapes: readonly S[],
): Promise<Shaped<S>> => shaped(name, await openData(name, content), shapes);

/** Is called with what of a file is not read. */
export type NotRead = {
  /** The number of each line that is left out. */
  line?: (line: number) => void;
  /** The headings of columns that are not read, at the end of the file. */
  columns?: (headings: string[]) => void;
};

/**
 * The rows of a file of one of these kinds, without lines that hold nothing usable. It is read while the rows are asked for, so that a file of any
 * length needs little memory.
 */
export async function* readRows<Row>(
  path: string,
  shapes: readonly TableShape<Row | undefined>[],
  { line: onLine, columns: onColumns }: NotRead = {},
): AsyncGenerator<Row> {
  const { lines, unread } = await openShaped(path, createReadStream(path), shapes);
  for await (const { line, row } of lines) {
    if (row === undefined) onLine?.(line);
    else yield row;
  }
  onColumns?.(unread());
}

/** `Columns not read: Remarks, Fax`; nothing where all are. */
export const unreadWords = (headings: readonly string[]): string =>
  headings.length === 0 ? '' : `columns not read: ${headings.join(', ')}`;

/**
 * The rows of these files, one file after the other; `notRead` says what of them was not read once they are.
 * @throws OperatorError where no line of any of them could be used: nothing loaded is no success
 */
export const readAll = <Row>(files: string[], read: (path: string, notRead: NotRead) => AsyncGenerator<Row>) => {
  let count = 0;
  let first = '';
  const columns: string[] = [];
  let isUsed = false;
  async function* rows() {
    for (const file of files)
      for await (const row of read(file, {
        line: (line) => {
          count += 1;
          first ||= `, the first is line ${line} of ${file}`;
        },
        columns: (headings) => {
          if (headings.length > 0) columns.push(`; ${unreadWords(headings)} (${file})`);
        },
      })) {
        isUsed = true;
        yield row;
      }
    if (!isUsed) throw nothingThere(`No line of ${files.join(', ')} could be used. Nothing was loaded.`);
  }
  return { rows: rows(), notRead: () => `${count} lines left out${first}${columns.join('')}` };
};
