import { takeFile, takeUpload } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/largest-file.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { attachFile, type Place } from './attach-file.ts';

/** A file that comes with the call, or one that was uploaded before it. */
export type Given = { file?: IncomingFile; uploadId?: string | undefined };

/**
 * Takes a file to its line. Whether the person may is asked before the bytes are read, and again under the lock. The same
 * bytes to the same line twice (a retry) are one file.
 */
export const takeDocument = async (at: Reading, { file, uploadId }: Given, openPlace: () => Promise<Place>) => {
  const place = await openPlace().catch((error: unknown) => {
    // Unread, the rest of the body would block the connection for whatever comes next on it.
    file?.source.resume();
    throw error;
  });
  const attach = (stored: StoredUpload) => transact(at, (within) => attachFile(within, place, stored));
  if (file) return takeFile(at, { source: file.source, fileName: file.fileName, maxBytes: largestFile }, attach);
  if (uploadId) return takeUpload(at, { uploadId, maxBytes: largestFile }, attach);
  throw new Refusal('file.invalid', 'No file came with this call. Choose one.', { field: 'uploadId' });
};
