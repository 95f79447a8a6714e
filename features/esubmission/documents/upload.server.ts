import { eq } from 'drizzle-orm';
import { type GivenFile, receiveFile } from '#features/media/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { ChecklistLine } from '../checklist/checklist.rules.ts';
import { party } from '../parties/tables.server.ts';
import type { Uploaded } from '../parts.calls.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { attachFile } from './attach.server.ts';
import { checklistLineOf, loadForFiles, requireOpenLine } from './checklist-line.server.ts';
import { documentType } from './tables.server.ts';

type Body = { eSubId: string; documentId: string; partyUuid?: string | undefined; uploadId?: string | undefined };
type Input = { body: Body; file?: IncomingFile };

/** Adds a file to a line of the checklist: a file of this call, or a finished resumable upload. */
export const uploadDocument = async (at: Reading, { body, ...input }: Input): Promise<Uploaded> =>
  takeDocument(at, { ...input, uploadId: body.uploadId }, async () =>
    openLineOf(at, await loadForFiles(at, body.eSubId), body),
  );

const openLineOf = async (at: Reading, row: EsubmissionRecord, body: Body): Promise<ChecklistLine> => {
  const line = await checklistLineOf(at, row, body);
  await requireOpenLine(at, row, line);
  return line;
};

type PartyInput = {
  params: { uuid: string };
  body: { documentId: string; uploadId?: string | undefined };
  file?: IncomingFile;
};

/**
 * Documents on identity and authority. They are accepted for any party, even if the checklist does not require them.
 */
const partyDocuments = ['D-08', 'D-09', 'D-10', 'D-11'];

/** Adds a document about a party to the line of that party. */
export const uploadPartyDocument = (at: Reading, input: PartyInput): Promise<Uploaded> => {
  const { file, body } = input;
  return takeDocument(at, { ...(file ? { file } : {}), uploadId: body.uploadId }, () => partyLine(at, input));
};

const partyLine = async (at: Reading, { params, body: { documentId } }: PartyInput): Promise<ChecklistLine> => {
  const [partyRow] = await at.db.select().from(party).where(eq(party.uuid, params.uuid));
  if (!partyRow) throw missing('party');
  const row = await loadForFiles(at, partyRow.esubmissionId);
  const [type] = await at.db.select().from(documentType).where(eq(documentType.documentId, documentId));
  if (!type || !partyDocuments.includes(documentId))
    throw new Refusal('esubmission.invalid', 'This document is not one about a party.', { field: 'documentId' });
  const line = { eSubId: row.id, documentId, partyUuid: params.uuid };
  await requireOpenLine(at, row, line);
  return line;
};

/**
 * Adds a file to its line. Permission is checked before the bytes are read, and again under the lock. The same bytes
 * sent to the same line twice (a retry) are one file.
 */
const takeDocument = (at: Reading, upload: GivenFile, openLine: () => Promise<ChecklistLine>) =>
  receiveFile(at, upload, openLine, (stored, line) => transact(at, (within) => attachFile(within, line, stored)));
