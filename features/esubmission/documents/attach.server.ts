import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import { keepFile, storedFilePublic } from '#features/media/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import type { ChecklistLine } from '../checklist/checklist.rules.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { bump } from '../record/bump.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { lockForFiles, requireOpenLine } from './checklist-line.server.ts';
import { documentType, esubmissionDocument, esubmissionFile } from './tables.server.ts';
import { followFile } from './verdicts.server.ts';

type Attached = { answer: { fileId: string; alsoAt: string[] }; isKept: boolean };

/**
 * Adds a stored file to its line, under the lock of the submission. `isKept` is false if the line has this file
 * already.
 */
export const attachFile = async (at: Writing, line: ChecklistLine, stored: StoredUpload): Promise<Attached> => {
  const row = await lockForFiles(at, line.eSubId);
  await requireOpenLine(at, row, line);
  const twin = await twinOf(at, line, stored);
  if (twin) return { answer: { ...twin, alsoAt: [] }, isKept: false };
  await requireRoom(at, row.id, stored.size);
  await followFile(at, line, 'came');
  const alsoAt = await placesOf(at, row.id, stored);
  const document = await documentOf(at, line);
  const { fileId } = await keepFile(at, stored);
  await at.db.insert(esubmissionFile).values({ fileId, document });
  const { version } = await bump(at, row, await complianceOf(at, row), 'documents');
  const { documentId, partyUuid } = line;
  const { size, contentType, sha256 } = stored;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.file-added',
    // Without the file name, because people write identity numbers into file names.
    detail: { version, documentId, partyUuid, fileId, size, contentType, sha256 },
  });
  return { answer: { fileId, alsoAt }, isKept: true };
};

/** Sets the compliance date with the first file after which no required document is missing. */
const complianceOf = async (at: Writing, row: EsubmissionRecord) => {
  if (row.spChecklistComplianceDate !== null || (await readChecklist(at, row)).missing > 0) return {};
  return { spChecklistComplianceDate: at.clock.now().toString() };
};

/** The row of the line, with its compliance date. It is inserted with the first file. */
const documentOf = async (
  at: Writing,
  { eSubId: esubmissionId, documentId, partyUuid }: ChecklistLine,
): Promise<number> => {
  const spChecklistComplianceDate = at.clock.now().toString();
  const { id, ...table } = esubmissionDocument;
  const rows = await at.db
    .insert(esubmissionDocument)
    .values({ esubmissionId, documentId, partyUuid, spChecklistComplianceDate })
    .onConflictDoUpdate({
      target: [table.esubmissionId, table.documentId, table.partyUuid],
      // The date of the first file stays. Without a SET, PostgreSQL would return no row.
      set: { spChecklistComplianceDate: sql`${esubmissionDocument.spChecklistComplianceDate}` },
    })
    .returning({ id });
  return inserted(rows).id;
};

/** The same bytes under the same name on the same line: an upload that the browser repeats after a lost answer. */
const twinOf = async (
  at: Writing,
  { eSubId, documentId, partyUuid }: ChecklistLine,
  { sha256, fileName }: StoredUpload,
) => {
  const line = and(
    eq(esubmissionDocument.esubmissionId, eSubId),
    eq(esubmissionDocument.documentId, documentId),
    partyUuid === null ? isNull(esubmissionDocument.partyUuid) : eq(esubmissionDocument.partyUuid, partyUuid),
  );
  const [twin] = await at.db
    .select({ fileId: storedFilePublic.fileId })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, esubmissionFile.fileId))
    .where(and(line, eq(storedFilePublic.sha256, sha256), eq(storedFilePublic.originalName, fileName)))
    .limit(1);
  return twin;
};

/** The documents of the submission that have the same bytes already. */
const placesOf = async (at: Reading, esubmissionId: string, { sha256 }: StoredUpload): Promise<string[]> => {
  const rows = await at.db
    .selectDistinct({ name: documentType.name })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, esubmissionFile.fileId))
    .innerJoin(documentType, eq(documentType.documentId, esubmissionDocument.documentId))
    .where(and(eq(esubmissionDocument.esubmissionId, esubmissionId), eq(storedFilePublic.sha256, sha256)));
  return rows.map(({ name }) => name);
};

/** The limits of a case: 100 MB and 300 files. A file has a limit of 25 MB. */
const largestCase = 104_857_600;
const mostFiles = 300;

/** Refuses a file beyond the limits of the case. Call it under the lock, so that simultaneous uploads are counted. */
export const requireRoom = async (at: Reading, esubmissionId: string, size: number): Promise<void> => {
  const [stored] = await at.db
    .select({ bytes: sum(storedFilePublic.size).mapWith(Number), files: sql<number>`count(*)` })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFilePublic, eq(storedFilePublic.fileId, esubmissionFile.fileId))
    .where(eq(esubmissionDocument.esubmissionId, esubmissionId));
  const { bytes, files } = stored ?? { bytes: 0, files: 0 };
  if ((bytes ?? 0) + size > largestCase)
    throw new Refusal(
      'file.too-large',
      'The documents of a transaction may take 100 MB together. Remove one, or upload a smaller file.',
    );
  if (files >= mostFiles)
    throw new Refusal(
      'file.too-large',
      `A transaction may have ${mostFiles} files. Remove one, or put pages together.`,
    );
};
