import { checkContent } from './content-type.ts';
import { cleanFileName } from './file-name.ts';
import type { ByteSource, FileStore, StoredBytes } from './file-store.ts';

/** A file as a person sends it; `fileName` as it came. */
export type Upload = { source: ByteSource; fileName: string; maxBytes: number };

/** `fileName` is the cleaned one, for display and download. */
export type StoredUpload = StoredBytes & { fileName: string };

/** Every upload is stored by this: its size is limited while it streams, and its content checked before it has a key. */
export const storeUpload = async (files: FileStore, upload: Upload): Promise<StoredUpload> => {
  const fileName = cleanFileName(upload.fileName);
  const inspect = (path: string) => checkContent(path, fileName);
  return { ...(await files.write(upload.source, { maxBytes: upload.maxBytes, inspect })), fileName };
};
