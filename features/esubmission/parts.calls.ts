import * as z from 'zod';
import { id, versionRead } from '#platform/contract/fields.ts';
import { statusIds } from './status/status.words.ts';

/** Schemas that several calls on submissions share. */

/** The roles that may read submissions. Scopes check which ones. */
export const agentsAndStaff = ['salesperson', 'desk:submissions', 'desk:compliance', 'desk:finance'] as const;
/** The version of the record that was read. A change of an older version is refused, with the differences. */
export const version = versionRead();
/** The id in the path. */
export const ofSubmission = z.strictObject({ id: id() });
/** The id as `eSubId`, in the query or the path. */
export const bySubmission = z.strictObject({ eSubId: id() });

/** The ids and versions of a submission and its parts. */
const recordFields = {
  eSubId: id(),
  caseNo: z.string(),
  eccdid: id().nullable(),
  id: id(),
  uuid: id(),
  version: z.int(),
};

/** A record as a client has read it, with its ids and versions: for calls that take it back. */
export const sentBack = <Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) => record.extend(recordFields);

/** The same of a list of records. */
export const rowsSentBack = (list: z.ZodObject, row: z.ZodObject) =>
  sentBack(list).extend({ rows: z.array(sentBack(row)) });

export const stamp = z.iso.datetime();

/** A status with its label. Anyone who must not know of a hold gets the label "Pending" for id 8. */
export const Status = z.object({ id: z.literal(statusIds), label: z.string() });

/** The count of a status in a list; `isCapped`: there are more than `count`. */
export const StatusCount = z.object({
  id: z.literal(statusIds),
  label: z.string(),
  count: z.int(),
  isCapped: z.boolean().default(false),
});

/** The answer of a change; `version` must be sent with the next change. */
export const Saved = z.object({ eSubId: id(), caseNo: z.string(), version: z.int() });
export type Saved = z.output<typeof Saved>;

/** An added file; `alsoAt`: the documents of the submission that have the same file already. */
export const Uploaded = z.object({ fileId: id(), alsoAt: z.array(z.string()) });
export type Uploaded = z.output<typeof Uploaded>;
