import { eq } from 'drizzle-orm';
import { takeFile } from '#features/media/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { documentType, party } from '../tables.ts';
import { attachFile, type Place } from './attach-file.ts';
import { largestFile } from './limits.ts';
import { loadForFiles } from './lock-for-files.ts';

type Input = { params: { uuid: string }; body: { documentId: string }; file: IncomingFile };

/** What tells who someone is, or for whom they may act: taken for any party, whether the checklist asks for it or not. */
const partyDocuments = ['D-08', 'D-09', 'D-10', 'D-11'];

/** Takes a document about a party, to the line of the checklist that is about that party. */
export const uploadPartyDocument = async (at: Reading, input: Input): Promise<{ fileId: string }> => {
  const { file } = input;
  const place = await placeFor(at, input).catch((error: unknown) => {
    // Unread, the rest of the body would block the connection for whatever comes next on it.
    file.source.resume();
    throw error;
  });
  const upload = { source: file.source, fileName: file.fileName, maxBytes: largestFile };
  return takeFile(at, upload, (stored) => transact(at, (within) => attachFile(within, place, stored)));
};

const placeFor = async (at: Reading, { params, body: { documentId } }: Input): Promise<Place> => {
  const [found] = await at.db.select().from(party).where(eq(party.uuid, params.uuid));
  if (!found) throw missing('party');
  const row = await loadForFiles(at, found.esubmissionId);
  const [type] = await at.db.select().from(documentType).where(eq(documentType.documentId, documentId));
  if (!type || !partyDocuments.includes(documentId))
    throw new Refusal('esubmission.invalid', 'This document is not one about a party.', { field: 'documentId' });
  return { eSubId: row.id, documentId, partyUuid: params.uuid };
};
