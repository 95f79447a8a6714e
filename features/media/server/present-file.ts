import type { StoredFile } from '../contract.ts';
import type { storedFile } from './tables.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** A file as pages know it: `fileName` is ours and unique, `originalName` the person's; the storage key stays here. */
export const presentFile = (row: typeof storedFile.$inferSelect): StoredFile => {
  const { fileId, originalName, contentType, size, uploadedAt } = row;
  return {
    fileId,
    fileName: `${fileId}.${endings[contentType] ?? 'bin'}`,
    originalName,
    contentType,
    size,
    uploadedAt,
  };
};
