import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { openPaperToGive, papersToGive } from '#features/contacts/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { party } from '../parties/tables.server.ts';
import type { Uploaded } from '../parts.calls.ts';
import { type ArchivedPaper, archivedFor } from './archived.rules.ts';
import { loadForFiles } from './checklist-line.server.ts';
import type { documentCalls } from './documents.calls.ts';
import { uploadDocument } from './upload.server.ts';

/** Papers in the archives of the parties' contacts that lines without a file can have. */
export const readArchived = async (
  at: Reading,
  { params }: Input<typeof documentCalls.archivedPapers>,
): Promise<ArchivedPaper[]> => {
  const row = await loadForFiles(at, params.id);
  const parties = await at.db
    .select({ uuid: party.uuid, contactId: party.contactId, partyType: party.partyType })
    .from(party)
    .where(eq(party.esubmissionId, row.id));
  // Papers of the case alone, such as the agreement, are our client's.
  const clients = parties.filter(({ partyType }) => partyType === row.representedSide);
  const contactIds = clients.flatMap(({ contactId }) => contactId ?? []);
  const { rows: lines } = await readChecklist(at, row);
  return archivedFor(lines, await papersToGive(at, contactIds), clients, today(at.clock));
};

/** Adds a copy of an archived paper to a line: a file of its own, which stays when the contact's goes. */
export const giveArchived = async (
  at: Reading,
  { body }: Input<typeof documentCalls.giveArchived>,
): Promise<Uploaded> => {
  const { paperId, eSubId, documentId, partyUuid } = body;
  await loadForFiles(at, eSubId);
  const { name, body: bytes } = await openPaperToGive(at, paperId);
  const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
  return uploadDocument(at, {
    body: { eSubId, documentId, ...(partyUuid && { partyUuid }) },
    file: { source, fileName: name },
  });
};
