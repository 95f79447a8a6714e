import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';
import { type Opened, openTable } from './open-table.ts';

/** How a file with these columns is read, line by line: undefined where a line holds nothing usable. Throws for another file. */
export type ReaderOf<Row> = (head: string[]) => (cells: string[]) => Row | undefined;

/** Is called with the number of each line that is left out. */
export type OnLeftOut = (line: number) => void;

/** A file of open data, or one that the command line names: made by a program, in UTF-8, and whole. @throws OperatorError with its name */
export const openData = (name: string, content: Readable): Promise<Opened> =>
  openTable(content, {
    mayGuess: false,
    shortEnd: 'REFUSE',
    longestLine: 1_000_000,
    fail: ({ line, words }) => new OperatorError(`${name}${line === null ? '' : `, line ${line}`}: ${words}`),
  });

/** The rows of a file. It is read while the rows are asked for, so that a file of any length needs little memory. */
export async function* readRows<Row>(
  path: string,
  readerOf: ReaderOf<Row>,
  onLeftOut: OnLeftOut = () => undefined,
): AsyncGenerator<Row> {
  const { head, rows, close } = await openData(path, createReadStream(path));
  try {
    const read = readerOf(head.cells);
    for await (const { line, cells } of rows) {
      const row = read(cells);
      if (row === undefined) onLeftOut(line);
      else yield row;
    }
  } finally {
    close();
  }
}

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
