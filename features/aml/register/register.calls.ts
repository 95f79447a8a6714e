import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { filings, redFlags, registerFields, relationships } from './register.words.ts';

const who = 'compliance';
const place = '/v1/compliance/register';
const ofEntry = z.strictObject({ id: id() });

export const registerList = listCalls(registerFields, {
  who,
  path: place,
  summary: 'The register of suspicions, and what was reported of them.',
  fileSummary: 'The register as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), filing: z.enum(keysOf(filings)).optional() },
  sorts: { Entered: 'createdAt', Due: 'dueOn', Review: 'reviewOn' },
});

/** Fields of a suspicion. */
const written = {
  subject: requiredText(140),
  transaction: text(200).default(''),
  redFlags: z
    .array(z.enum(keysOf(redFlags)))
    .max(30)
    .default([]),
  funds: text(500).default(''),
  narrative: requiredText(4_000),
};

const Paper = z.object({
  paperId: id(),
  name: z.string(),
  size: z.int(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
});
export type Paper = z.output<typeof Paper>;

export const Entry = registerList.row.extend({
  ...written,
  aMLID: id().nullable(),
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  filedOn: z.iso.date().nullable(),
  /** Its papers, the earliest first. */
  papers: z.array(Paper),
  version: z.int(),
});
export type Entry = z.output<typeof Entry>;

const version = z.int().min(0);

export const registerCalls = {
  register: registerList.list,
  registerSheet: registerList.file,
  entry: endpoint({
    method: 'GET',
    path: `${place}/{id}`,
    who,
    summary: 'An entry of the register.',
    params: ofEntry,
    data: Entry,
  }),
  enter: endpoint({
    method: 'POST',
    path: place,
    who,
    summary: 'Enters a suspicion. A report is due within five business days, of a listed person within one.',
    body: z.strictObject({ aMLID: optional(id()), ...written, isListed: z.boolean().default(false) }),
    data: z.object({ entryId: id() }),
    message: 'It is in the register.',
    refuses: ['missing'],
  }),
  rewrite: endpoint({
    method: 'PUT',
    path: `${place}/{id}`,
    who,
    summary: 'Corrects what is written of a suspicion that is not decided.',
    params: ofEntry,
    body: z.strictObject({ ...written, version }),
    elsewhere: { filing: `PUT /api${place}/{id}/filing`, reason: `PUT /api${place}/{id}/filing` },
    record: Entry,
    message: 'It is saved.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  decideFiling: endpoint({
    method: 'PUT',
    path: `${place}/{id}/filing`,
    who,
    summary: 'Decides whether a report is filed, with its reference and day, and whether the relationship goes on.',
    params: ofEntry,
    command: true,
    body: z.strictObject({
      version,
      filing: z.enum(['FILE', 'NOT_FILE']),
      reason: requiredText(1_000),
      sonarRef: text(40).default(''),
      filedOn: optional(day()),
      relationship: z.enum(keysOf(relationships)),
      reviewOn: optional(day()),
    }),
    message: 'The decision is in the register.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  addPaper: endpoint({
    method: 'POST',
    path: `${place}/{id}/papers`,
    who,
    summary:
      'Adds a paper to an entry, decided or not, of at most 10 MB: multipart, or the id of a finished resumable upload. It is kept sealed.',
    params: ofEntry,
    body: z.strictObject({ uploadId: id().optional() }),
    data: z.object({ paperId: id() }),
    upload: 'or-earlier',
    transaction: 'own',
    refuses: ['missing', 'conflict'],
  }),
  paper: endpoint({
    method: 'GET',
    path: `${place}/{id}/papers/{paperId}`,
    who,
    summary: 'A paper of an entry. Opening it is recorded.',
    params: z.strictObject({ id: id(), paperId: id() }),
    file: uploadedMediaTypes,
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: `${place}/{id}/papers/{paperId}`,
    who,
    summary: 'Deletes a paper of an entry that is not decided.',
    params: z.strictObject({ id: id(), paperId: id() }),
    message: 'The document is deleted.',
    refuses: ['missing', 'conflict'],
  }),
};
