import * as z from 'zod';
import { id, requiredText, text, withCodes } from '#platform/contract/fields.ts';
import { documentIds } from '../checklist/checklist.words.ts';
import { stamp } from '../parts.calls.ts';
import { stepKeys } from '../steps.words.ts';

/**
 * What a remark is about: a step or field (`info.priceCents`), a line of the checklist, or else the whole submission.
 */
const place = {
  path: text(120)
    .refine((path) => stepKeys.some((step) => path === step || path.startsWith(`${step}.`)), 'There is no such field.')
    .optional(),
  documentId: withCodes(text(20), documentIds).optional(),
  partyUuid: id().optional(),
};

const isOnePlace = ({ path, documentId }: { path?: string | undefined; documentId?: string | undefined }) =>
  !path || !documentId;

export const RemarkInput = z
  .strictObject({ ...place, text: requiredText(500) })
  .refine(isOnePlace, { path: ['documentId'], error: 'A remark is about a field or about a document.' });
export type RemarkInput = z.output<typeof RemarkInput>;

/** A remark of the owner or the desk on a submission. */
export const Remark = z.object({
  id: z.int(),
  at: stamp,
  authorName: z.string(),
  isMine: z.boolean(),
  /** Written by someone else, and not read by the caller yet. */
  isNew: z.boolean(),
  text: z.string(),
  path: z.string().nullable(),
  documentId: withCodes(z.string(), documentIds).nullable(),
  partyUuid: id().nullable(),
  /** The id of the history row of the return with which it was sent. */
  move: z.int().nullable(),
  /** It was sent with a return, and the submission was not submitted again since. */
  isOpen: z.boolean(),
});
export type Remark = z.output<typeof Remark>;

/** What was amended: a step, field or party, or a line of the checklist. */
export const Amendment = z.object({
  path: z.string().nullable(),
  documentId: withCodes(z.string(), documentIds).nullable(),
  partyUuid: id().nullable(),
});
