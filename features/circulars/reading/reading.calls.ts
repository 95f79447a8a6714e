import * as z from 'zod';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import { richText } from '#features/content/rich-text/document.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, keysOf, text } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { circularCategories, circularFields, circularTypes, fileTexts } from '../circulars.words.ts';

const base = 'circulars';
const place = '/v1/cea-circulars';
const ofCircular = z.strictObject({ id: id() });
const stamp = z.iso.datetime();

/** The match of a search in a circular: a sentence of its text, or of the named attachment. */
const Match = z.object({
  fileName: z.string().nullable(),
  parts: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
});
export type Match = z.output<typeof Match>;

export const circularList = listCalls(circularFields, {
  base,
  who: 'signed-in',
  path: place,
  summary:
    'The circulars that are published to whoever asks, the newest first. `search` finds words of titles, texts and attachments.',
  fileSummary: 'The list of circulars as an Excel file, by the same filters.',
  filters: {
    search: text(80).optional(),
    type: z.enum(keysOf(circularTypes)).optional(),
    category: z.enum(keysOf(circularCategories)).optional(),
    /** Year of issue. */
    year: z
      .string()
      .regex(/^20\d\d$/, 'Give a year.')
      .optional(),
    /** `UNREAD`: not read by the caller; `OPEN`: still to be acknowledged. */
    show: z.enum(['UNREAD', 'OPEN']).optional(),
  },
  sorts: { Issued: 'issuedOn', Title: 'title', RefNo: 'refNo' },
  more: { match: Match.nullable() },
  /** When the list was read: it has nothing published later. */
  beside: { asOf: stamp },
});

export const CircularFile = z.object({
  fileId: id(),
  originalName: z.string(),
  contentType: z.string(),
  size: z.int(),
  /** Set for a PDF whose text was read. */
  pages: z.int().nullable(),
  text: z.enum(keysOf(fileTexts)),
});
export type CircularFile = z.output<typeof CircularFile>;

/** Another circular that this one replaces, or that replaces it. */
const Neighbour = z.object({ circularId: id(), refNo: z.string(), title: z.string() });

/** The edition that was on the screen: a newer one may have replaced it. */
const OfEdition = z.strictObject({ edition: z.int().min(1).max(1_000_000) });

/** Facts of a circular for its readers and the desk. */
export const circularFacts = {
  circularId: id(),
  refNo: z.string(),
  title: z.string(),
  type: z.enum(keysOf(circularTypes)),
  category: z.enum(keysOf(circularCategories)),
  issuedOn: z.iso.date(),
  effectiveOn: z.iso.date().nullable(),
  /** Begins with 1; a material change makes another. */
  edition: z.int(),
  body: richText(),
  files: z.array(CircularFile),
  acknowledgeBy: z.iso.date().nullable(),
  state: z.enum(keysOf(publicationStates)),
};

export const Circular = z.object({
  ...circularFacts,
  supersedes: Neighbour.nullable(),
  supersededBy: Neighbour.nullable(),
  isUnread: z.boolean(),
  readAt: stamp.nullable(),
  /** Whether the caller still has to acknowledge it. */
  mustAcknowledge: z.boolean(),
  acknowledgedAt: stamp.nullable(),
});
export type Circular = z.output<typeof Circular>;

const Short = z.object({
  circularId: id(),
  refNo: z.string(),
  title: z.string(),
  issuedOn: z.iso.date(),
  acknowledgeBy: z.iso.date().nullable(),
  isUnread: z.boolean(),
});

export const Unread = z.object({
  count: z.int(),
  /** Read, and still to be acknowledged. */
  open: z.int(),
  newest: z.array(Short),
});
export type Unread = z.output<typeof Unread>;

/** Calls of readers of circulars. */
export const readingCalls = {
  circulars: circularList.list,
  circularsSheet: circularList.file,
  unread: endpoint({
    base,
    method: 'GET',
    path: `${place}/unread`,
    who: 'signed-in',
    summary: 'How many circulars whoever asks has not read or not acknowledged, and the newest five of them.',
    data: Unread,
  }),
  download: endpoint({
    base,
    method: 'GET',
    path: `${place}/attach-files/download`,
    who: 'signed-in',
    summary: 'An attachment of a circular.',
    query: z.strictObject({ fileId: id() }),
    file: uploadedMediaTypes,
  }),
  circular: endpoint({
    base,
    method: 'GET',
    path: `${place}/{id}`,
    who: 'signed-in',
    summary:
      'A circular that is published to whoever asks; the content desk and compliance see each. It is not marked read.',
    params: ofCircular,
    data: Circular,
  }),
  read: endpoint({
    base,
    method: 'PUT',
    path: `${place}/{id}/read`,
    who: 'signed-in',
    summary: 'Marks the edition of a circular read that was shown.',
    params: ofCircular,
    command: true,
    body: OfEdition,
    refuses: ['stale'],
  }),
  readAll: endpoint({
    base,
    method: 'PUT',
    path: `${place}/read-all`,
    who: 'signed-in',
    summary:
      'Marks all circulars read that there were when the list was read (its `asOf`). Those that must be acknowledged stay open.',
    command: true,
    body: z.strictObject({ until: instant() }),
    data: z.object({ read: z.int() }),
  }),
  acknowledge: endpoint({
    base,
    method: 'PUT',
    path: `${place}/{id}/acknowledgement`,
    who: 'signed-in',
    summary: 'Confirms that whoever calls has read and understood the edition of a circular that was shown.',
    params: ofCircular,
    command: true,
    body: OfEdition,
    message: 'The circular is acknowledged.',
    refuses: ['conflict', 'stale'],
  }),
};
