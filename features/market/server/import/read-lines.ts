import { OperatorError } from '#platform/server/operator-error.ts';
import { csvLines } from '#platform/server/sheet/read-csv.ts';
import { type FileFormat, type LineReader, readerFor } from '../../rules/files/file-format.ts';
import type { LineProblem, MarketRecord } from '../../rules/market-record.ts';
import type { Dataset } from '../../words/datasets.ts';
import { formats } from './formats.ts';
import type { Source } from './source.ts';

export type ReadLine = { line: number; text: string; read: MarketRecord | LineProblem };
export type Opened = { format: FileFormat; lines: AsyncGenerator<ReadLine> };

/** Finds by its heads which kind of file it is. @throws OperatorError for one that is none of this kind of records */
export const openLines = async (source: Source, of: readonly Dataset[]): Promise<Opened> => {
  const lines = csvLines(source);
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

async function* readLines(lines: ReturnType<typeof csvLines>, reader: LineReader): AsyncGenerator<ReadLine> {
  for await (const { line, cells } of lines) yield { line, text: cells.join(','), read: reader(cells) };
}
