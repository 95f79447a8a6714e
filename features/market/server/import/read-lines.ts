import { Readable } from 'node:stream';
import { OperatorError } from '#platform/server/operator-error.ts';
import type { TableLine } from '#platform/server/table-file/open-table.ts';
import { openData } from '#platform/server/table-file/read-rows.ts';
import { type FileFormat, type LineReader, readerFor } from '../../rules/files/file-format.ts';
import type { LineProblem, MarketRecord } from '../../rules/market-record.ts';
import type { Dataset } from '../../words/datasets.ts';
import { formats } from './formats.ts';
import { jsonLines } from './json-lines.ts';
import type { Source } from './source.ts';

export type ReadLine = { line: number; text: string; read: MarketRecord | LineProblem };
export type Opened = { format: FileFormat; lines: AsyncGenerator<ReadLine> };

/** Finds by its heads which kind of file it is. @throws OperatorError for one that is none of this kind of records */
export const openLines = async (source: Source, of: readonly Dataset[]): Promise<Opened> => {
  const lines = await linesOf(source);
  const { value: head } = await lines.next();
  const known = formats.filter(({ dataset }) => of.includes(dataset));
  for (const format of known) {
    const reader = readerFor(format, head?.cells ?? []);
    if (reader) return { format, lines: readLines(lines, reader) };
  }
  await lines.return(undefined);
  const names = known.map(({ name }) => name).join(', ');
  throw new OperatorError(`${source.name} has columns of none of these files: ${names}.`);
};

async function* readLines(lines: AsyncGenerator<TableLine>, reader: LineReader): AsyncGenerator<ReadLine> {
  for await (const { line, cells } of lines) yield { line, text: cells.join(','), read: reader(cells) };
}

/** What begins with a bracket is JSON, whatever it is called. */
const linesOf = async ({ name, content }: Source): Promise<AsyncGenerator<TableLine>> => {
  const pieces = content[Symbol.asyncIterator]();
  const { value: first } = await pieces.next();
  async function* all() {
    if (first !== undefined) yield Buffer.from(first);
    while (true) {
      const { value, done } = await pieces.next();
      if (done) return;
      yield Buffer.from(value);
    }
  }
  const isJson = /^\uFEFF?\s*[{[]/.test(String(first ?? ''));
  return isJson ? jsonLines({ name, content: all() }) : tableLines(name, Readable.from(all()));
};

/** The lines of a table, its heads first. */
async function* tableLines(name: string, content: Readable): AsyncGenerator<TableLine> {
  const { head, rows, close } = await openData(name, content);
  try {
    yield head;
    yield* rows;
  } finally {
    close();
  }
}
