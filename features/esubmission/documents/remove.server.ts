import { and, eq } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { bump } from '../record/bump.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { lockForFiles, requireOpenLine } from './checklist-line.server.ts';
import { opensFilesOf, signedOf } from './file-owner.server.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';
import { followFile } from './verdicts.server.ts';

/** Removes a file from the checklist while the submission can be edited. The next sweep deletes its bytes. */
export const removeFile = async (at: Writing, { query }: { query: { fileId: string } }): Promise<undefined> => {
  const document = await documentOfFile(at, query.fileId);
  const row = await lockForFiles(at, document.esubmissionId);
  await requireOpenLine(
    at,
    row,
    { eSubId: row.id, documentId: document.documentId, partyUuid: document.partyUuid },
    'remove',
  );
  const gone = await at.db.delete(esubmissionFile).where(eq(esubmissionFile.fileId, query.fileId)).returning();
  // Someone else removed it while this call waited for the lock.
  if (gone.length === 0) throw missing('file');
  await forgetFile(at, query.fileId);
  await dropWhenEmpty(at, document.id);
  const line = { eSubId: row.id, documentId: document.documentId, partyUuid: document.partyUuid };
  await followFile(at, line, 'went');
  const { version } = await bump(at, row, {}, 'documents');
  const { documentId, partyUuid } = document;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.file-removed',
    detail: { version, documentId, partyUuid, fileId: query.fileId },
  });
  return undefined;
};

const documentOfFile = async (at: Writing, fileId: string) => {
  const [row] = await at.db
    .select({ document: esubmissionDocument })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(esubmission, eq(esubmission.id, esubmissionDocument.esubmissionId))
    .where(and(eq(esubmissionFile.fileId, fileId), opensFilesOf(at.actor)));
  if (row) return row.document;
  if ((await signedOf(at, fileId)).length === 0) throw missing('file');
  throw new Refusal('esubmission.conflict', 'This is a signed form. It stays, and a new version takes its place.');
};

/** Deletes the row of a line without files, and its compliance date with it. */
const dropWhenEmpty = async (at: Writing, document: number) => {
  const remaining = await at.db.select().from(esubmissionFile).where(eq(esubmissionFile.document, document)).limit(1);
  if (remaining.length === 0) await at.db.delete(esubmissionDocument).where(eq(esubmissionDocument.id, document));
};
