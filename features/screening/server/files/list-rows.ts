import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type ListFile, refused, textOf } from './list-file.ts';

/** Longer than a row of any list. */
const longestRow = 2_000_000;

/** The rows of a CSV file, one at a time. A lone control character, which ends files of old systems, is no row. */
export async function* csvRows(file: ListFile): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(textOf(file));
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser) as AsyncIterable<string[]>)
      if (row.length > 1 || !/^[\p{Cc}\s]*$/u.test(row[0] ?? '')) yield row;
  } catch (error) {
    if (error instanceof CsvError)
      throw refused(
        'invalid',
        file.name,
        `Row ${error.lines ?? 'at the end'} is broken or cut off. Download it again.`,
      );
    throw error;
  }
}

/** Rows as records, by the names in the first row, which must have all of `columns`. */
export async function* csvRecords(
  file: ListFile,
  { columns, called }: { columns: string[]; called: string },
): AsyncGenerator<{ cell(name: string): string; cells(name: string): string[] }> {
  let heads: Map<string, number> | undefined;
  let line = 0;
  for await (const row of csvRows(file)) {
    line += 1;
    if (!heads) {
      heads = new Map(row.map((head, place) => [head.trim().toLowerCase(), place]));
      const missing = columns.filter((column) => !heads?.has(column));
      if (missing.length > 0)
        throw refused('unsupported', file.name, `This is not ${called}: it has no column ${missing.join(', ')}.`);
      if (heads.size < row.length)
        throw refused('invalid', file.name, 'Two columns have the same name. Each may stand once.');
      continue;
    }
    if (row.length < heads.size)
      throw refused('invalid', file.name, `Row ${line} is cut off: it has ${row.length} of ${heads.size} columns.`);
    const cell = (name: string): string => (row[heads?.get(name) ?? -1] ?? '').trim();
    const cells = (name: string): string[] =>
      cell(name)
        .split(';')
        .map((each) => each.trim())
        .filter(Boolean);
    yield { cell, cells };
  }
}
