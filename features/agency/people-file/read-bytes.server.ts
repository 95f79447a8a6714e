import { Refusal } from '#platform/contract/refusal.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { type MatchedTable, type ReadableSpec, requireColumns } from '#platform/server/table-file/given-table.ts';
import type { Area } from '#platform/server/table-file/kept-columns.ts';
import { type Column, peopleTable } from './columns.rules.ts';
import { mostPeople, readLines } from './read-lines.rules.ts';

const largest = 3_000_000;

export const spec: ReadableSpec<Column> = {
  ...peopleTable,
  bring: 'Save the sheet as CSV (UTF-8), and choose that file.',
  most: mostPeople,
  things: 'people',
  canChoose: true,
};

/** What the desk of people chose of the columns of its files. */
export const peopleFiles: Area = { owner: { kind: 'DESK', owner: 'people' }, area: 'people' };

export const readPeopleBytes = (file: IncomingFile): Promise<Buffer> =>
  readWhole(file, largest, 'A file of people may have 3 MB.');

/** The lines of a table of people. @throws Refusal where its columns are not known, or it has none */
export const readPeople = (file: MatchedTable<Column>): ReturnType<typeof readLines> => {
  requireColumns(file);
  if (file.lines.length === 0)
    throw new Refusal('file.unsupported', 'This file has headings and no people.', { field: 'file' });
  return readLines(file);
};
