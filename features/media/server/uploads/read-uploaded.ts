import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { dropUpload, findUpload, uploadsFolder } from './waiting-uploads.ts';

/** A file as it was uploaded: not inspected, and not stored. It can be read more than once. */
export type UploadedFile = { name: string; open(): Promise<Readable> };

/** A finished upload of the actor, which stays: for a preview of what it says. @throws 404, or 409 for one that is not finished */
export const openUploaded = async (at: Reading, uploadId: string): Promise<UploadedFile> => {
  const upload = await findUpload(uploadsFolder(at.config), uploadId);
  if (upload?.owner !== at.actor.userId) throw missing('upload');
  const { path, fileName, size, offset } = upload;
  if (offset !== size) throw new Refusal('upload.conflict', 'This upload is not finished. Send the rest first.');
  return { name: fileName, open: async () => createReadStream(path) };
};

/**
 * Has a finished upload of the actor read by a room that keeps what it says, and not the file. The upload is removed when it is read or
 * refused; after a failure it can be read again.
 */
export const readUploaded = async <T>(
  at: Reading,
  uploadId: string,
  read: (file: UploadedFile) => Promise<T>,
): Promise<T> => {
  const file = await openUploaded(at, uploadId);
  const folder = uploadsFolder(at.config);
  try {
    const answer = await read(file);
    await dropUpload(folder, uploadId);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) await dropUpload(folder, uploadId);
    throw error;
  }
};
