import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { loadForFiles } from './lock-for-files.ts';
import { placeOf } from './place-of.ts';
import { takeDocument } from './take-document.ts';

type Body = { eSubId: string; documentId: string; partyUuid?: string | undefined; uploadId?: string | undefined };
type Input = { body: Body; file?: IncomingFile };

/** Takes a file to a line of the checklist: one that comes with the call, or one that was uploaded before. */
export const uploadDocument = async (at: Reading, { body, ...given }: Input): Promise<{ fileId: string }> =>
  takeDocument(at, { ...given, uploadId: body.uploadId }, async () =>
    placeOf(at, await loadForFiles(at, body.eSubId), body),
  );
