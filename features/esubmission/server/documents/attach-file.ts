import { and, eq, isNull, sql } from 'drizzle-orm';
import { keepFile, storedFile } from '#features/media/server/index.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { esubmissionDocument, esubmissionFile } from '../document-tables.ts';
import { bump, type EsubmissionRecord } from '../load.ts';
import { requireRoom } from './limits.ts';
import { lockForFiles } from './lock-for-files.ts';
import { readChecklist } from './read-checklist.ts';
import { clearVerdict } from './verdicts.ts';

/** A line of a submission's checklist. */
export type Place = { eSubId: string; documentId: string; partyUuid: string | null };

type Attached = { answer: { fileId: string }; isKept: boolean };

/** Puts stored bytes to their line, under the submission's lock; `isKept` is false when the line has these bytes already. */
export const attachFile = async (at: Writing, place: Place, stored: StoredUpload): Promise<Attached> => {
  const row = await lockForFiles(at, place.eSubId);
  const twin = await twinOf(at, place, stored);
  if (twin) return { answer: twin, isKept: false };
  await requireRoom(at, row.id, stored.size);
  await clearVerdict(at, place);
  const document = await documentOf(at, place);
  const { fileId } = await keepFile(at, stored);
  await at.db.insert(esubmissionFile).values({ fileId, document });
  const { version } = await bump(at, row, await complianceOf(at, row), 'documents');
  const { documentId, partyUuid } = place;
  const { size, contentType, sha256 } = stored;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.file-added',
    // Not its name: people write identity numbers into names of files.
    detail: { version, documentId, partyUuid, fileId, size, contentType, sha256 },
  });
  return { answer: { fileId }, isKept: true };
};

/** The file that nothing is missing after, for the first time, sets the day on which the checklist was complied with. */
const complianceOf = async (at: Writing, row: EsubmissionRecord) => {
  if (row.spChecklistComplianceDate !== null || (await readChecklist(at, row)).missing > 0) return {};
  return { spChecklistComplianceDate: at.clock.now().toString() };
};

/** The row of the line, made with its first file; it says since when the line is complied with. */
const documentOf = async (at: Writing, { eSubId: esubmissionId, documentId, partyUuid }: Place): Promise<number> => {
  const spChecklistComplianceDate = at.clock.now().toString();
  const { id, ...table } = esubmissionDocument;
  const rows = await at.db
    .insert(esubmissionDocument)
    .values({ esubmissionId, documentId, partyUuid, spChecklistComplianceDate })
    .onConflictDoUpdate({
      target: [table.esubmissionId, table.documentId, table.partyUuid],
      // The first file's moment stays; Postgres answers a row only where it sets something.
      set: { spChecklistComplianceDate: sql`${esubmissionDocument.spChecklistComplianceDate}` },
    })
    .returning({ id });
  return inserted(rows).id;
};

/** The same bytes under the same name on the same line: the upload that a lost answer made the browser repeat. */
const twinOf = async (at: Writing, { eSubId, documentId, partyUuid }: Place, { sha256, fileName }: StoredUpload) => {
  const line = and(
    eq(esubmissionDocument.esubmissionId, eSubId),
    eq(esubmissionDocument.documentId, documentId),
    partyUuid === null ? isNull(esubmissionDocument.partyUuid) : eq(esubmissionDocument.partyUuid, partyUuid),
  );
  const [twin] = await at.db
    .select({ fileId: storedFile.fileId })
    .from(esubmissionFile)
    .innerJoin(esubmissionDocument, eq(esubmissionDocument.id, esubmissionFile.document))
    .innerJoin(storedFile, eq(storedFile.fileId, esubmissionFile.fileId))
    .where(and(line, eq(storedFile.sha256, sha256), eq(storedFile.originalName, fileName)))
    .limit(1);
  return twin;
};
