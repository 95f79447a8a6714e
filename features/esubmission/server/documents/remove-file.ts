import { and, eq } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { esubmissionDocument, esubmissionFile } from '../document-tables.ts';
import { bump } from '../load.ts';
import { esubmission } from '../tables.ts';
import { opensFilesOf } from './file-owner.ts';
import { lockForFiles } from './lock-for-files.ts';
import { clearVerdict } from './verdicts.ts';

/** Takes a file off the checklist while the submission is open; its bytes go with the next sweep. */
export const removeFile = async (at: Writing, { query }: { query: { fileId: string } }): Promise<undefined> => {
  const found = await placeOfFile(at, query.fileId);
  const row = await lockForFiles(at, found.esubmissionId);
  const gone = await at.db.delete(esubmissionFile).where(eq(esubmissionFile.fileId, query.fileId)).returning();
  // Someone else took it off while we waited for the lock.
  if (gone.length === 0) throw missing('file');
  await forgetFile(at, query.fileId);
  await dropWhenEmpty(at, found.id);
  const place = { eSubId: row.id, documentId: found.documentId, partyUuid: found.partyUuid };
  await clearVerdict(at, place, 'accepted');
  const { version } = await bump(at, row, {}, 'documents');
  const { documentId, partyUuid } = found;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.file-removed',
    detail: { version, documentId, partyUuid, fileId: query.fileId },
  });
  return undefined;
};

const placeOfFile = async (at: Writing, fileId: string) => {
  const [found] = await at.db
    .select({ document: esubmissionDocument })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(esubmission, eq(esubmission.id, esubmissionDocument.esubmissionId))
    .where(and(eq(esubmissionFile.fileId, fileId), opensFilesOf(at.actor)));
  if (!found) throw missing('file');
  return found.document;
};

/** A line without files is not complied with any more: its row goes, and the date with it. */
const dropWhenEmpty = async (at: Writing, document: number) => {
  const left = await at.db.select().from(esubmissionFile).where(eq(esubmissionFile.document, document)).limit(1);
  if (left.length === 0) await at.db.delete(esubmissionDocument).where(eq(esubmissionDocument.id, document));
};
