import { and, eq, max } from 'drizzle-orm';
import { forgetFile, keepFile, receiveFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import type { circulars } from '../room.calls.ts';
import { readTextJob } from '../search/read-text.server.ts';
import { circular, circularFile } from '../tables.server.ts';
import { changeAttachments } from './edition.server.ts';
import { lockCircular } from './load.server.ts';

const most = 20;

/** Attaches a file: one of this call, or a finished resumable upload. The words of a PDF are read by a job. */
export const attachFile = (
  at: Reading,
  { params: { id }, body, file }: Input<typeof circulars.attach> & { file?: IncomingFile },
) =>
  receiveFile(
    at,
    { uploadId: body.uploadId, file },
    () => requireCircular(at, id),
    (stored) => transact(at, (within) => keep(within, id, stored)),
  );

const requireCircular = async (at: Reading, id: string) => {
  if ((await at.db.$count(circular, eq(circular.id, id))) === 0) throw missing('circular');
};

const keep = async (at: Writing, circularId: string, stored: StoredUpload) => {
  const row = await lockCircular(at, circularId);
  const isOf = eq(circularFile.circularId, circularId);
  if ((await at.db.$count(circularFile, isOf)) >= most)
    throw new Refusal('circular.conflict', `A circular has at most ${most} attachments.`);
  const [last] = await at.db
    .select({ position: max(circularFile.position) })
    .from(circularFile)
    .where(isOf);
  const { fileId, originalName, contentType } = await keepFile(at, stored);
  const isPdf = contentType === pdfMediaType;
  await at.db.insert(circularFile).values({
    fileId,
    circularId,
    position: (last?.position ?? 0) + 1,
    state: isPdf ? 'WAITING' : 'NOT_SEARCHABLE',
  });
  await record(at, {
    aggregate: 'circular',
    aggregateId: circularId,
    action: 'circular.file-attached',
    detail: { fileId, name: originalName },
  });
  if (isPdf) await at.jobs.send(at.db, readTextJob, { fileId });
  await changeAttachments(at, row);
  return { answer: { fileId }, isKept: true };
};

export const detachFile = async (at: Writing, { params }: Input<typeof circulars.detach>): Promise<undefined> => {
  const { id, fileId } = params;
  const row = await lockCircular(at, id);
  const removed = await at.db
    .delete(circularFile)
    .where(and(eq(circularFile.circularId, id), eq(circularFile.fileId, fileId)))
    .returning();
  if (removed.length === 0) throw missing('file');
  await record(at, { aggregate: 'circular', aggregateId: id, action: 'circular.file-removed', detail: { fileId } });
  await forgetFile(at, fileId);
  await changeAttachments(at, row);
  return undefined;
};
