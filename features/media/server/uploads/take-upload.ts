import { createReadStream } from 'node:fs';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { isGone } from '#platform/server/storage/storage-errors.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { takeFile } from '../keep-file.ts';
import { dropUpload, findUpload, uploadsFolder } from './waiting-uploads.ts';

/**
 * Moves a finished upload of the actor into the store, inspected like any other file, and calls `attach` to write its
 * row. The upload is removed when it is attached or refused: a page that wants to try again sends it anew. After a failure, such as a
 * full disk, it can be attached again.
 */
export const takeUpload = async <T>(
  at: Reading,
  { uploadId, maxBytes }: { uploadId: string; maxBytes: number },
  attach: (stored: StoredUpload) => Promise<{ answer: T; isKept: boolean }>,
): Promise<T> => {
  const folder = uploadsFolder(at.config);
  const upload = await findUpload(folder, uploadId);
  if (upload?.owner !== at.actor.userId) throw missing('upload');
  const { path, fileName, size, offset } = upload;
  if (offset !== size) throw new Refusal('upload.conflict', 'This upload is not finished. Send the rest first.');
  try {
    const answer = await takeFile(at, { source: createReadStream(path), fileName, maxBytes }, attach);
    await dropUpload(folder, uploadId);
    return answer;
  } catch (error) {
    // Another request attached or cancelled the upload at the same moment.
    if (isGone(error)) throw missing('upload');
    if (error instanceof Refusal && error.status < 500) await dropUpload(folder, uploadId);
    throw error;
  }
};
