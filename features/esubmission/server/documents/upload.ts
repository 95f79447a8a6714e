import { takeFile } from '#features/media/server/index.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { attachFile, type Place } from './attach-file.ts';
import { largestFile } from './limits.ts';
import { loadForFiles } from './lock-for-files.ts';
import { placeOf } from './place-of.ts';

type Input = { body: { eSubId: string; documentId: string; partyUuid?: string | undefined }; file: IncomingFile };

/**
 * Takes a file to a line of the checklist. Whether the person may is asked before the bytes are read, and again under
 * the lock. The same bytes to the same line twice (a retry) are one file.
 */
export const uploadDocument = async (at: Reading, { body, file }: Input): Promise<{ fileId: string }> => {
  const place = await openPlace(at, body).catch((error: unknown) => {
    // Unread, the rest of the body would block the connection for whatever comes next on it.
    file.source.resume();
    throw error;
  });
  const upload = { source: file.source, fileName: file.fileName, maxBytes: largestFile };
  return takeFile(at, upload, (stored) => transact(at, (within) => attachFile(within, place, stored)));
};

const openPlace = async (at: Reading, body: Input['body']): Promise<Place> =>
  placeOf(at, await loadForFiles(at, body.eSubId), body);
