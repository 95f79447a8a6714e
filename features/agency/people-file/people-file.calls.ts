import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { previewsTable, tableChoice } from '#platform/contract/table-preview.ts';
import { fileStates, shownLines } from './people-file.words.ts';

const endpointBase = { base: 'agency', who: 'desk:people' } as const;
const one = z.strictObject({ id: id() });

const Counts = z.object({
  lines: z.int(),
  added: z.int(),
  ranks: z.int(),
  uplines: z.int(),
  same: z.int(),
  faults: z.int(),
});

const Line = z.object({
  line: z.int(),
  name: z.string(),
  /** What the line changes, each in words. */
  changes: z.array(z.string()),
  /** What must be corrected. */
  problems: z.array(z.string()),
});
export type PeopleFileLine = z.output<typeof Line>;

const PeopleFile = z.object({
  id: id(),
  fileName: z.string(),
  state: z.enum(keysOf(fileStates)),
  madeAt: z.iso.datetime(),
  byName: z.string(),
  appliedAt: z.iso.datetime().nullable(),
  appliedByName: z.string().nullable(),
  /** The headings of its columns that are not read. */
  unread: z.array(z.string()),
  counts: Counts,
  rows: z.array(Line),
  totalRecords: z.int(),
});
export type PeopleFile = z.output<typeof PeopleFile>;

/** The calls about files of people. */
export const peopleFileCalls = {
  peopleExport: endpoint({
    ...endpointBase,
    method: 'GET',
    path: '/v1/people-export',
    summary:
      'All salespeople who can sign in with rank and upline of today (CSV), in the columns that a file is read by.',
    file: ['text/csv'],
    fewAtOnce: true,
  }),
  previewPeopleFile: endpoint({
    ...endpointBase,
    ...previewsTable,
    path: '/v1/people-file-previews',
    summary:
      'What a table of people says (multipart, one file): its columns, the first lines, and what must be corrected. Nothing is kept.',
  }),
  uploadPeopleFile: endpoint({
    ...endpointBase,
    method: 'POST',
    path: '/v1/people-files',
    summary:
      'Reads a file of people (CSV, at most 5,000 lines) and keeps it for a day, and which columns were chosen. Nothing is changed before it is applied.',
    upload: true,
    transaction: 'own',
    body: z.strictObject(tableChoice),
    data: z.object({ id: id() }),
    refuses: ['too-large', 'unsupported'],
    limit: 30,
  }),
  peopleFile: endpoint({
    ...endpointBase,
    method: 'GET',
    path: '/v1/people-files/{id}',
    summary:
      'What a file would change now, and each line that must be corrected; of one that was applied, what it changed.',
    params: one,
    // The whole file is checked against the whole agency each time.
    apart: true,
    query: z.strictObject({
      show: z.enum(keysOf(shownLines)).default('ALL'),
      pageNumber: z.coerce.number().int().min(1).max(5_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    data: PeopleFile,
    refuses: ['missing'],
  }),
  applyPeopleFile: endpoint({
    ...endpointBase,
    method: 'POST',
    path: '/v1/people-files/{id}/apply',
    summary:
      'Adds and invites the new people of a file and makes its moves, all or nothing; once, however often it is asked for.',
    params: one,
    apart: true,
    data: Counts,
    refuses: ['missing', 'conflict'],
  }),
};
