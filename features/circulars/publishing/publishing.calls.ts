import * as z from 'zod';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import { richText } from '#features/content/rich-text/document.calls.ts';
import { Audience, AudienceNames } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, instant, keysOf, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { circularCategories, circularTypes, deskFields, readerFields } from '../circulars.words.ts';
import { circularFacts } from '../reading/reading.calls.ts';

const base = 'circulars';
const place = '/v1/desk/circulars';
const ofCircular = z.strictObject({ id: id() });
const stamp = z.iso.datetime();
/** Compliance sees who has not read what; the content desk writes. */
const who = ['desk:content', 'desk:compliance'] as const;
const writes = { base, who: 'desk:content', refuses: ['conflict', 'stale'] } as const;

export const deskList = listCalls(deskFields, {
  base,
  who,
  path: place,
  summary: 'All circulars, with how many people have read and acknowledged each.',
  fileSummary: 'The list of all circulars as an Excel file, by the same filters.',
  filters: {
    search: text(80).optional(),
    state: z.enum(keysOf(publicationStates)).optional(),
    type: z.enum(keysOf(circularTypes)).optional(),
    category: z.enum(keysOf(circularCategories)).optional(),
  },
  sorts: { Issued: 'issuedOn', Published: 'publishAt', Title: 'title', RefNo: 'refNo' },
});

export const readerList = listCalls(readerFields, {
  base,
  who,
  path: `${place}/{id}/readers`,
  summary: 'Whom a circular asks, and who of them has read and acknowledged it.',
  fileSummary: 'The people whom a circular asks as an Excel file, by the same filters.',
  params: ofCircular,
  filters: {
    search: text(60).optional(),
    /** `OPEN`: not read, or read and not acknowledged though they must. */
    state: z.enum(['OPEN', 'UNREAD', 'DONE']).optional(),
  },
  sorts: { Name: 'name', Read: 'readAt', Acknowledged: 'acknowledgedAt' },
});

/** Fields of a circular that the desk writes. */
export const CircularInput = z.strictObject({
  refNo: text(40).default(''),
  title: requiredText(160),
  type: z.enum(keysOf(circularTypes)),
  category: z.enum(keysOf(circularCategories)),
  issuedOn: day(),
  effectiveOn: optional(day()),
  /** Its id, or the circular as it is read. */
  supersedes: optional(z.union([id(), z.object({ circularId: id() }).transform(({ circularId }) => circularId)])),
  body: richText(),
  audience: Audience,
  /** Null: it need not be acknowledged. */
  acknowledgeBy: optional(day()),
});
export type CircularInput = z.output<typeof CircularInput>;

export const DeskCircular = z.object({
  ...circularFacts,
  supersedes: z.object({ circularId: id(), label: z.string() }).nullable(),
  audience: AudienceNames,
  publishAt: stamp.nullable(),
  archiveAt: stamp.nullable(),
  /** When its people were notified. */
  announcedAt: stamp.nullable(),
  remindedAt: stamp.nullable(),
  revision: z.int(),
  asked: z.int(),
  read: z.int(),
  acknowledged: z.int(),
  /** Whether it may be deleted: nobody has acknowledged it. */
  mayDelete: z.boolean(),
});
export type DeskCircular = z.output<typeof DeskCircular>;

/** The desk that writes circulars, and who has read them. */
export const deskCalls = {
  deskCirculars: deskList.list,
  deskCircularsSheet: deskList.file,
  deskCircular: endpoint({
    base,
    who,
    method: 'GET',
    path: `${place}/{id}`,
    summary: 'A circular as the desk has written it, with its state and its numbers of readers.',
    params: ofCircular,
    data: DeskCircular,
  }),
  write: endpoint({
    ...writes,
    method: 'POST',
    path: place,
    summary: 'Writes a new circular, which is a draft.',
    body: CircularInput,
    data: z.object({ circularId: id() }),
    message: 'The draft is saved.',
  }),
  rewrite: endpoint({
    ...writes,
    method: 'PUT',
    path: `${place}/{id}`,
    summary: 'Changes a circular. A material change of a published one asks its people again.',
    params: ofCircular,
    body: CircularInput.extend({ revision: z.int(), isMaterial: z.boolean().default(false) }),
    elsewhere: {
      state: `PUT /circulars${place}/{id}/publication`,
      publishAt: `PUT /circulars${place}/{id}/publication`,
    },
    record: DeskCircular,
    data: z.object({ revision: z.int() }),
    message: 'The circular is saved.',
  }),
  publish: endpoint({
    ...writes,
    method: 'PUT',
    path: `${place}/{id}/publication`,
    summary: 'Publishes a draft, or an archived circular, now or at a moment to come.',
    params: ofCircular,
    command: true,
    body: z.strictObject({ at: optional(instant()) }),
    data: z.object({ state: z.enum(keysOf(publicationStates)) }),
  }),
  withdraw: endpoint({
    ...writes,
    method: 'DELETE',
    path: `${place}/{id}/publication`,
    summary: 'Makes a published or scheduled circular a draft again. Who has read it stays on record.',
    params: ofCircular,
    message: 'The circular is a draft again.',
  }),
  archive: endpoint({
    ...writes,
    method: 'PUT',
    path: `${place}/{id}/archive`,
    summary: 'Archives a published circular: nobody but the desk sees it, and its evidence stays.',
    params: ofCircular,
    message: 'The circular is archived.',
  }),
  remove: endpoint({
    ...writes,
    method: 'DELETE',
    path: `${place}/{id}`,
    summary: 'Deletes a circular that nobody has acknowledged.',
    params: ofCircular,
    message: 'The circular is deleted.',
  }),
  attach: endpoint({
    ...writes,
    method: 'POST',
    path: `${place}/{id}/files`,
    summary: 'Attaches a file: multipart, or the id of a finished resumable upload.',
    params: ofCircular,
    body: z.strictObject({ uploadId: id().optional() }),
    data: z.object({ fileId: id() }),
    upload: 'or-earlier',
    transaction: 'own',
  }),
  detach: endpoint({
    ...writes,
    method: 'DELETE',
    path: `${place}/{id}/files/{fileId}`,
    summary: 'Removes an attachment.',
    params: z.strictObject({ id: id(), fileId: id() }),
    message: 'The attachment is removed.',
  }),
  readers: readerList.list,
  readersSheet: readerList.file,
  remind: endpoint({
    ...writes,
    method: 'POST',
    path: `${place}/{id}/reminders`,
    summary: 'Reminds everyone who has not read or not acknowledged it, once a day at most.',
    params: ofCircular,
    data: z.object({ people: z.int() }),
  }),
};
