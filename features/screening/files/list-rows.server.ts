import { Readable } from 'node:stream';
import { columnFaults } from '#platform/contract/column-faults.ts';
import { cellIn, type Matched, matchColumns, type TableSpec } from '#platform/contract/match-columns.ts';
import { type Opened, type OpenOptions, openTable, type TableLine } from '#platform/server/table-file/open-table.ts';
import { bytesOf, type ListFile, refused } from './list-file.server.ts';

/** Longer than a row of any list. */
const longestLine = 2_000_000;

/** A list as a table. It is UTF-8, or what its loader chose. @throws Refusal with the name of the file */
export const openList = (file: ListFile, options: OpenOptions = {}): Promise<Opened> =>
  openTable(Readable.from(bytesOf(file)), {
    mayGuess: false,
    shortEnd: 'TAKE',
    longestLine,
    encoding: file.encoding,
    fail: ({ line, words, kind }) =>
      refused(kind, file.name, line === null ? words : `Line ${line}: ${words} Download it again.`),
    ...options,
  });

/** The lines of a file without headings, one at a time. */
export async function* listLines(file: ListFile): AsyncGenerator<{ line: number; cells: string[] }> {
  const { head, rows, close } = await openList(file, { delimiter: ',' });
  try {
    if (head.cells.length > 0) yield head;
    yield* rows;
  } finally {
    close();
  }
}

/** A line by the names of its columns. `cells` splits a cell at semicolons. */
export type ListRecord<K extends string> = { line: number; cell(name: K): string; cells(name: K): string[] };

type Shape<K extends string> = { spec: TableSpec<K>; called: string };

/** Lines as records. `onMissing` is called with the columns that the file lacks. @throws Refusal for a file of another kind, where two columns hold the same, or whose line is cut off */
export async function* listRecords<K extends string>(
  file: ListFile,
  { spec, called }: Shape<K>,
  onMissing: (fields: K[]) => void = () => undefined,
): AsyncGenerator<ListRecord<K>> {
  const { head, rows, close } = await openList(file);
  try {
    const matched = matchColumns(head.cells, spec);
    const faults = columnFaults(matched, spec);
    if (matched.missing.length > 0)
      throw refused('unsupported', file.name, `This is not ${called}. ${faults.join(' ')}`);
    if (faults[0]) throw refused('invalid', file.name, faults[0]);
    onMissing((Object.keys(spec.fields) as K[]).filter((field) => !matched.at[field]));
    for await (const { line, cells: row } of rows) {
      if (row.length < head.cells.length)
        throw refused(
          'invalid',
          file.name,
          `Line ${line} is cut off: it has ${row.length} of ${head.cells.length} columns.`,
        );
      yield recordOf(matched, { line, cells: row });
    }
  } finally {
    close();
  }
}

export const recordOf = <K extends string>(
  matched: Pick<Matched<K>, 'at'>,
  { line, cells: row }: TableLine,
): ListRecord<K> => {
  const cell = (name: K): string => cellIn(matched, row, name);
  const cells = (name: K): string[] =>
    cell(name)
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean);
  return { line, cell, cells };
};

/** Columns by their names as they are. */
export const columnsNamed = <K extends string>(names: readonly K[], needed: readonly K[]): TableSpec<K> => ({
  fields: Object.fromEntries(
    names.map((name) => [name, { title: name, prefers: true }]),
  ) as unknown as TableSpec<K>['fields'],
  needs: needed.map((name) => [name]),
});
