import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { takeFile } from '../keep-file.ts';
import { takeUpload } from './take-upload.ts';

/** A file of this call, or the id of a finished resumable upload. */
export type GivenFile = { file?: IncomingFile | undefined; uploadId?: string | undefined };

/**
 * Stores the file of a call that is declared `upload: 'or-earlier'`. `check` says no before the bytes are read; what it answers is
 * given to `attach`, which checks again in its own transaction and writes the row.
 */
export const receiveFile = async <T, Checked>(
  at: Reading,
  { file, uploadId }: GivenFile,
  check: () => Promise<Checked>,
  attach: (stored: StoredUpload, checked: Checked) => Promise<{ answer: T; isKept: boolean }>,
): Promise<T> => {
  const checked = await check().catch((error: unknown) => {
    // The body must be read to its end, or the next request on this connection waits for ever.
    file?.source.resume();
    throw error;
  });
  const keep = (stored: StoredUpload) => attach(stored, checked);
  if (file) return takeFile(at, { source: file.source, fileName: file.fileName, maxBytes: largestFile }, keep);
  if (uploadId) return takeUpload(at, { uploadId, maxBytes: largestFile }, keep);
  throw new Refusal('file.invalid', 'No file came with this call. Choose one.', { field: 'uploadId' });
};
