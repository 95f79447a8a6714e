import { sql } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/largest-file.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { storeUpload } from '#platform/server/storage/store-upload.ts';
import { lineKey } from '../../checklist.ts';
import type { RequiredDocument } from '../../records.ts';
import { esubmissionDocument, esubmissionFile } from '../document-tables.ts';
import { bump, type EsubmissionRecord } from '../load.ts';
import { requireRoom } from './limits.ts';
import { lockForFiles } from './lock-for-files.ts';
import { missingOf } from './present-lines.ts';
import { readChecklist } from './read-checklist.ts';

type Given = { documentId: string; partyUuid: string | null; file: IncomingFile };
/** `bring` is told the lines that have no file yet, and answers one for some of them. */
type Input = { eSubId: string; bring(open: RequiredDocument[]): Promise<Given[]> };

/**
 * Takes files to several lines of a checklist at once, as one change: for who brings a whole case along. Bytes that are
 * refused at last have no row, and go with the sweep.
 */
export const uploadAll = async (at: Writing, { eSubId, bring }: Input): Promise<void> => {
  const row = await lockForFiles(at, eSubId);
  const { rows: lines } = await readChecklist(at, row);
  const open = lines.filter(({ fileGroup }) => fileGroup.length === 0);
  const files = await bring(open);
  if (files.length === 0) return;
  const left = new Set(open.map(lineKey));
  if (!files.every((each) => left.delete(lineKey(each))))
    throw new Refusal('esubmission.invalid', 'Each of these files needs an open line of the checklist of its own.');
  const stored = [];
  for (const { documentId, partyUuid, file } of files)
    stored.push({ documentId, partyUuid, ...(await storeUpload(at.files, { ...file, maxBytes: largestFile })) });
  await requireRoom(
    at,
    row.id,
    stored.reduce((sum, { size }) => sum + size, 0),
  );
  const kept = await keepAll(at, row.id, stored);
  const { version } = await bump(at, row, complianceOf(at, row, withFiles(lines, kept)), 'documents');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.files-added',
    // Not their names: people write identity numbers into names of files.
    detail: { version, files: kept },
  });
};

const withFiles = (
  lines: RequiredDocument[],
  kept: { documentId: string; partyUuid: string | null; fileId: string }[],
) => {
  const ids = new Map(kept.map((each) => [lineKey(each), each.fileId]));
  return lines.map((line) => ({ ...line, fileId: ids.get(lineKey(line)) ?? line.fileId }));
};

/** The files that nothing is missing after, for the first time, set the day on which the checklist was complied with. */
const complianceOf = (at: Writing, row: EsubmissionRecord, lines: RequiredDocument[]) =>
  row.spChecklistComplianceDate === null && missingOf(lines) === 0
    ? { spChecklistComplianceDate: at.clock.now().toString() }
    : {};

type Stored = Awaited<ReturnType<typeof storeUpload>> & Omit<Given, 'file'>;

const keepAll = async (at: Writing, esubmissionId: string, stored: Stored[]) => {
  const now = at.clock.now().toString();
  const files = await at.db
    .insert(storedFile)
    .values(
      stored.map(({ key, fileName, contentType, size, sha256 }) => ({
        storageKey: key,
        originalName: fileName,
        contentType,
        size,
        sha256,
        uploadedBy: at.actor.userId,
        uploadedAt: now,
      })),
    )
    .returning({ fileId: storedFile.fileId, key: storedFile.storageKey });
  const table = esubmissionDocument;
  const documents = await at.db
    .insert(table)
    .values(
      stored.map(({ documentId, partyUuid }) => ({
        esubmissionId,
        documentId,
        partyUuid,
        spChecklistComplianceDate: now,
      })),
    )
    .onConflictDoUpdate({
      target: [table.esubmissionId, table.documentId, table.partyUuid],
      // The first file's moment stays; Postgres answers a row only where it sets something.
      set: { spChecklistComplianceDate: sql`${table.spChecklistComplianceDate}` },
    })
    .returning();
  const fileOf = new Map(files.map(({ key, fileId }) => [key, fileId]));
  const documentOf = new Map(documents.map((each) => [lineKey(each), each.id]));
  const placed = stored.map(({ key, documentId, partyUuid, size, contentType, sha256 }) => ({
    documentId,
    partyUuid,
    size,
    contentType,
    sha256,
    fileId: fileOf.get(key) ?? '',
    document: documentOf.get(lineKey({ documentId, partyUuid })) ?? 0,
  }));
  await at.db.insert(esubmissionFile).values(placed.map(({ fileId, document }) => ({ fileId, document })));
  return placed.map(({ document: _, ...told }) => told);
};
