import { endingOf } from '#platform/server/storage/content-type.ts';
import type { StoredFile } from '../contract/index.ts';
import type { storedFile } from './tables.ts';

type Shown = Pick<typeof storedFile.$inferSelect, 'fileId' | 'originalName' | 'contentType' | 'size' | 'uploadedAt'>;

/** A file as it is sent to pages. `fileName` is made by the server and unique. The storage key is not sent. */
export const presentFile = (row: Shown): StoredFile => {
  const { fileId, originalName, contentType, size, uploadedAt } = row;
  return {
    fileId,
    fileName: `${fileId}.${endingOf(contentType)}`,
    originalName,
    contentType,
    size,
    uploadedAt,
  };
};
