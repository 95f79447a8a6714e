import { endingOf } from '#platform/server/storage/content-type.ts';
import type { StoredFile } from '../contract.ts';
import type { storedFile } from './tables.ts';

/** A file as pages know it: `fileName` is ours and unique, `originalName` the person's; the storage key stays here. */
export const presentFile = (row: typeof storedFile.$inferSelect): StoredFile => {
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
