import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { dropUpload, findUpload, uploadsFolder } from './waiting-uploads.ts';

/** A file as it was uploaded: not inspected, and not stored. It can be read more than once. */
export type UploadedFile = { name: string; open(): Promise<Readable> };

/**
 * Has a finished upload of the actor read by a room that keeps what it says, and not the file. The upload is removed when it is read or
 * refused; after a failure it can be read again.
 */
export const readUploaded = async <T>(
  at: Reading,
  uploadId: string,
  read: (file: UploadedFile) => Promise<T>,
): Promise<T> => {
  const folder = uploadsFolder(at.config);
  const upload = await findUpload(folder, uploadId);
  if (upload?.owner !== at.actor.userId) throw missing('upload');
  const { path, fileName, size, offset } = upload;
  if (offset !== size) throw new Refusal('upload.conflict', 'This upload is not finished. Send the rest first.');
  try {
    const answer = await read({ name: fileName, open: async () => createReadStream(path) });
    await dropUpload(folder, uploadId);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) await dropUpload(folder, uploadId);
    throw error;
  }
};
