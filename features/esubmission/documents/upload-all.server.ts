import { sql } from 'drizzle-orm';
import { keepFiles } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { storeUpload } from '#platform/server/storage/store-upload.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import { takesFilesLater } from '../checklist/open-papers.rules.ts';
import { missingOf } from '../checklist/present.server.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { bump } from '../record/bump.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';
import { requireRoom } from './attach.server.ts';
import { lockForFiles } from './checklist-line.server.ts';
import type { RequiredDocument } from './documents.calls.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';

type Given = { documentId: string; partyUuid: string | null; file: IncomingFile };
/** `bring` gets the lines that have no file yet, and returns a file for some of them. */
type Input = { eSubId: string; bring(open: RequiredDocument[]): Promise<Given[]> };

/**
 * Uploads files to several lines of a checklist as one change, for callers that have all files of a case. Stored bytes
 * of a refused call have no row; the next sweep deletes them.
 */
export const uploadAll = async (at: Writing, { eSubId, bring }: Input): Promise<void> => {
  const row = await lockForFiles(at, eSubId);
  const { rows: lines } = await readChecklist(at, row);
  const { edit } = abilitiesOf(at.actor, row);
  const open = lines.filter(
    (line) => line.form === null && line.fileGroup.length === 0 && (edit || takesFilesLater(line)),
  );
  const files = await bring(open);
  if (files.length === 0) return;
  const openKeys = new Set(open.map(lineKey));
  if (!files.every((each) => openKeys.delete(lineKey(each))))
    throw new Refusal('esubmission.invalid', 'Each of these files needs an open line of the checklist of its own.');
  const stored = [];
  for (const { documentId, partyUuid, file } of files)
    stored.push({ documentId, partyUuid, ...(await storeUpload(at.files, { ...file, maxBytes: largestFile })) });
  await requireRoom(
    at,
    row.id,
    stored.reduce((sum, { size }) => sum + size, 0),
  );
  const added = await keepAll(at, row.id, stored);
  const { version } = await bump(at, row, complianceOf(at, row, withFiles(lines, added)), 'documents');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.files-added',
    // Without the file names, because people write identity numbers into file names.
    detail: { version, files: added },
  });
};

const withFiles = (
  lines: RequiredDocument[],
  added: { documentId: string; partyUuid: string | null; fileId: string }[],
) => {
  const ids = new Map(added.map((each) => [lineKey(each), each.fileId]));
  return lines.map((line) => ({ ...line, fileId: ids.get(lineKey(line)) ?? line.fileId }));
};

/** Sets the compliance date with the first files after which no required document is missing. */
const complianceOf = (at: Writing, row: EsubmissionRecord, lines: RequiredDocument[]) =>
  row.spChecklistComplianceDate === null && missingOf(lines) === 0
    ? { spChecklistComplianceDate: at.clock.now().toString() }
    : {};

type Stored = Awaited<ReturnType<typeof storeUpload>> & Omit<Given, 'file'>;

const keepAll = async (at: Writing, esubmissionId: string, stored: Stored[]) => {
  const now = at.clock.now().toString();
  const files = await keepFiles(at, stored);
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
      // The date of the first file stays. Without a SET, PostgreSQL would return no row.
      set: { spChecklistComplianceDate: sql`${table.spChecklistComplianceDate}` },
    })
    .returning();
  const fileOf = new Map(files.map(({ storageKey, fileId }) => [storageKey, fileId]));
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
  return placed.map(({ document: _, ...recorded }) => recorded);
};
