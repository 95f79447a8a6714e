import { eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { documentType } from '../document-tables.ts';
import { party } from '../party-tables.ts';
import type { Place } from './attach-file.ts';
import { loadForFiles } from './lock-for-files.ts';
import { takeDocument } from './take-document.ts';

type Input = {
  params: { uuid: string };
  body: { documentId: string; uploadId?: string | undefined };
  file?: IncomingFile;
};

/** What tells who someone is, or for whom they may act: taken for any party, whether the checklist asks for it or not. */
const partyDocuments = ['D-08', 'D-09', 'D-10', 'D-11'];

/** Takes a document about a party, to the line of the checklist that is about that party. */
export const uploadPartyDocument = (at: Reading, input: Input): Promise<{ fileId: string }> => {
  const { file, body } = input;
  return takeDocument(at, { ...(file ? { file } : {}), uploadId: body.uploadId }, () => placeFor(at, input));
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
