import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { datasets } from '../datasets.words.ts';
import { Source } from '../search/search.calls.ts';
import { importFields } from './imports.words.ts';

const content = { base: 'market', who: 'desk:content' } as const;
const place = '/v1/desk/imports';
const ofImport = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const importList = listCalls(importFields, {
  ...content,
  path: place,
  summary: 'Files of market data that were imported or refused, the newest first.',
  fileSummary: 'The history of imports as an Excel file, by the same filter.',
  filters: { dataset: z.enum(keysOf(datasets)).optional() },
  sorts: { Uploaded: 'startedAt' },
});

/** A kind of records: its stored period, and how its files arrive. */
export const DatasetState = Source.extend({
  version: z.int(),
  fileName: z.string().nullable(),
  /** Null: the command line, a fetch, or the demo. */
  person: z.string().nullable(),
  /** Its file is fetched from an address that is configured. */
  isFetched: z.boolean(),
});
export type DatasetState = z.output<typeof DatasetState>;

export const ImportRecord = importList.row.extend({
  unchanged: z.int(),
  /** The headings of columns that hold something and are not read. */
  unread: z.array(z.string()),
  /** The first thousand wrong lines. */
  rejects: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string(), text: z.string() })),
  /** Months that stand for long and would lose many rows. */
  losses: z.array(z.object({ region: z.string(), month: z.iso.date(), rows: z.int(), removed: z.int() })),
  /** Prices far from the others of their type, place and year: the first twenty. */
  farOff: z.array(
    z.object({
      line: z.int(),
      month: z.iso.date(),
      place: z.string(),
      kind: z.string(),
      price: z.int().describe('Whole dollars.'),
      psm: z.int().describe('Cents for a square metre.'),
      median: z.int().describe('Cents for a square metre.'),
    }),
  ),
  /** The file waits until somebody says that they are right. */
  pricesWait: z.boolean(),
  isReversible: z.boolean(),
});
export type ImportRecord = z.output<typeof ImportRecord>;

/** Calls of the content desk for files of market data. */
export const importCalls = {
  datasets: endpoint({
    ...content,
    method: 'GET',
    path: '/v1/desk/datasets',
    summary: 'The kinds of market data with their newest month and their last import.',
    data: z.array(DatasetState),
  }),
  imports: importList.list,
  importsSheet: importList.file,
  importRecord: endpoint({
    ...content,
    method: 'GET',
    path: `${place}/{id}`,
    summary: 'An import with its wrong lines, and what it would take away while it waits.',
    params: ofImport,
    data: ImportRecord,
    refuses: ['missing'],
  }),
  beginImport: endpoint({
    ...content,
    method: 'POST',
    path: place,
    summary:
      'Begins to read a file from a finished resumable upload, of whichever kind it is by its columns. When it is read it waits to be confirmed, with what it would change.',
    body: z.strictObject({ uploadId: id() }),
    data: z.object({ id: z.int() }),
    refuses: ['invalid', 'missing', 'too-large', 'conflict', 'unavailable'],
  }),
  confirmImport: endpoint({
    ...content,
    method: 'PUT',
    path: `${place}/{id}/confirmation`,
    summary:
      'Puts a file that waits in place. One that takes away many rows of months that stand for long needs `mayLose`, one with prices that wait `pricesChecked`.',
    params: ofImport,
    command: true,
    body: z.strictObject({ mayLose: z.boolean().default(false), pricesChecked: z.boolean().default(false) }),
    message: 'The import has begun.',
    refuses: ['conflict', 'missing', 'invalid'],
  }),
  discardImport: endpoint({
    ...content,
    method: 'DELETE',
    path: `${place}/{id}`,
    summary: 'Discards a file that waits.',
    params: ofImport,
    message: 'The file is discarded.',
    refuses: ['conflict', 'missing'],
  }),
  reverseImport: endpoint({
    ...content,
    method: 'PUT',
    path: `${place}/{id}/reversal`,
    summary: 'Takes the latest import of its kind back: rows are as they were, under the ids that they had.',
    params: ofImport,
    command: true,
    body: z.strictObject({ reason: requiredText(200) }),
    message: 'The import is taken back.',
    refuses: ['conflict', 'missing'],
  }),
  fetchDataset: endpoint({
    ...content,
    method: 'POST',
    path: '/v1/desk/datasets/{dataset}/fetch',
    summary: 'Fetches a kind of market data now, from the address that is configured.',
    params: z.strictObject({ dataset: z.enum(keysOf(datasets)) }),
    message: 'The file is being fetched. One that says the same as the last is not imported.',
    refuses: ['conflict'],
  }),
};
