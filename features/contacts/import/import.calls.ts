import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { page } from '#platform/contract/paging.ts';
import { TablePreview, tableChoice } from '#platform/contract/table-preview.ts';
import { likenesses } from '../merge/merge.words.ts';
import { importChoices, importOutcomes, importShown, importStates, nameOrders } from './import.words.ts';

const Import = z.object({
  id: id(),
  fileName: z.string(),
  state: z.enum(keysOf(importStates)),
  madeAt: z.iso.datetime(),
  /** Until when its preview stays, and until when it can be undone once it has come in. */
  until: z.iso.datetime(),
  /** The headings of its columns that are not read. */
  unread: z.array(z.string()),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    merge: z.int(),
    skip: z.int(),
    faults: z.int(),
    /** Rows that were taken, skipped or refused so far. */
    done: z.int(),
    added: z.int(),
    merged: z.int(),
    failed: z.int(),
    undone: z.int(),
    kept: z.int(),
  }),
});
export type Import = z.output<typeof Import>;

const Fault = z.object({ column: z.string(), words: z.string() });
const ImportRow = z.object({
  place: z.int(),
  /** Where it begins in the file. */
  line: z.int(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  problem: Fault.nullable(),
  leftOut: z.array(Fault),
  choice: z.enum(keysOf(importChoices)),
  /** My contact that it seems to be, and why. */
  seems: z.object({ contactId: id(), name: z.string(), why: z.enum(keysOf(likenesses)) }).nullable(),
  /** The line before it that seems to be the same customer. */
  sameAsLine: z.int().nullable(),
  outcome: z.enum(keysOf(importOutcomes)).nullable(),
  reason: z.string(),
  /** The contact that it came into. */
  contactId: id().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

const ofImport = z.strictObject({ id: id() });
const mine = { who: 'salesperson', data: Import, refuses: ['missing', 'conflict'] } as const;

const ofFile = {
  method: 'POST',
  who: 'salesperson',
  upload: true,
  apart: true,
  body: z.strictObject({
    ...tableChoice,
    /** Of names that the file has in parts. Left out: the given name first, or as a card has its whole name. */
    nameOrder: z.enum(keysOf(nameOrders)).optional(),
  }),
  transaction: 'own',
  refuses: ['too-large', 'unsupported'],
} as const;

export const importCalls = {
  previewImport: endpoint({
    ...ofFile,
    path: '/v1/customer-contacts/import-previews',
    summary:
      'What a table of contacts says (multipart, one file): its columns, the first rows, and what can’t be read. Null for vCards. Nothing is kept.',
    data: TablePreview.nullable(),
    limit: 120,
  }),
  uploadImport: endpoint({
    ...ofFile,
    path: '/v1/customer-contacts/imports',
    summary:
      'Reads a file of contacts, CSV or vCard (multipart, one file), and keeps what it says for a day, sealed, and which columns were chosen. Nothing comes in yet.',
    data: Import,
    limit: 30,
  }),
  imports: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/imports',
    notThroughPortal: true,
    who: 'salesperson',
    summary: 'The files of contacts that I look at, or imported within a day.',
    data: z.array(Import),
  }),
  importRows: endpoint({
    method: 'GET',
    path: '/v1/customer-contacts/imports/{id}',
    notThroughPortal: true,
    who: 'salesperson',
    summary: 'An import of mine with its rows: what each says, what will be done with it, and what was done.',
    params: ofImport,
    query: z.strictObject({
      show: z.enum(keysOf(importShown)).default('ALL'),
      pageNumber: z.coerce.number().int().min(1).max(5_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    data: page(ImportRow).extend({ import: Import }),
  }),
  chooseRows: endpoint({
    ...mine,
    method: 'PUT',
    path: '/v1/customer-contacts/imports/{id}/choices',
    summary: 'Says what will be done with rows; without `places` with all that seem to be contacts of mine.',
    params: ofImport,
    command: true,
    body: z.strictObject({
      places: z.array(z.int().min(0).max(100_000)).min(1).max(100).optional(),
      choice: z.enum(keysOf(importChoices)),
    }),
  }),
  startImport: endpoint({
    ...mine,
    method: 'POST',
    path: '/v1/customer-contacts/imports/{id}/start',
    summary: 'Lets the rows come in, each once, however often it is asked for.',
    params: ofImport,
  }),
  undoImport: endpoint({
    ...mine,
    method: 'POST',
    path: '/v1/customer-contacts/imports/{id}/undo',
    summary: 'Undoes an import within a day. What was changed since stays, and is named.',
    params: ofImport,
  }),
  dropImport: endpoint({
    method: 'DELETE',
    path: '/v1/customer-contacts/imports/{id}',
    who: 'salesperson',
    summary: 'Discards a file that has not come in.',
    params: ofImport,
    message: 'The file is discarded.',
    refuses: ['missing', 'conflict'],
  }),
};
