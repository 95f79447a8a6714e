import { asc, eq } from 'drizzle-orm';
import { type FileOwner, sendFile, storedFilePublic } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { CircularFile } from './reading/reading.calls.ts';
import type { circulars } from './room.calls.ts';
import { isSeen, readerOf } from './scope.server.ts';
import { circularFile } from './tables.server.ts';

/** The attachments of a circular, in their order. */
export const filesOf = async ({ db }: Reading, circularId: string): Promise<CircularFile[]> =>
  db
    .select({
      fileId: circularFile.fileId,
      originalName: storedFilePublic.originalName,
      contentType: storedFilePublic.contentType,
      size: storedFilePublic.size,
      pages: circularFile.pages,
      text: circularFile.state,
    })
    .from(circularFile)
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, circularFile.fileId))
    .where(eq(circularFile.circularId, circularId))
    .orderBy(asc(circularFile.position));

const whose = `SELECT c.id FROM circular_file f JOIN circular c ON c.id = f.circular_id WHERE f.file_id = :fileId AND ${isSeen}`;

const isOpenTo = async (at: Reading, fileId: string): Promise<boolean> => {
  const { now, keys, seesDrafts } = await readerOf(at);
  return (await ask(at.db, whose, { fileId, now, keys, seesDrafts })).length > 0;
};

/** Readers of a circular may open its attachments. The audit trail does not record it: thousands open one on the same day. */
export const circularFileOwner: FileOwner = {
  recordOf: async (at, fileId) => ((await isOpenTo(at, fileId)) ? { isPublic: true } : undefined),
};

export const downloadFile = async (at: Reading, { query: { fileId } }: Input<typeof circulars.download>) => {
  if (!(await isOpenTo(at, fileId))) throw missing('file');
  return sendFile(at, fileId);
};
