import { eq } from 'drizzle-orm';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/largest-file.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { esubmissionEvidence } from '../document-tables.ts';
import { type EsubmissionRecord, loadEsubmission, lockEsubmission } from '../load.ts';
import { abilitiesOf } from '../policy.ts';

type Input = { params: { id: string }; file: IncomingFile };

/** Takes the file that shows why an approved transaction fell through. It counts once the abort names it. */
export const uploadEvidence = async (at: Reading, { params, file }: Input): Promise<{ fileId: string }> => {
  await loadEsubmission(at, params.id)
    .then((row) => requireAbortable(at, row))
    .catch((error: unknown) => {
      // Unread, the rest of the body would block the connection for whatever comes next on it.
      file.source.resume();
      throw error;
    });
  const upload = { source: file.source, fileName: file.fileName, maxBytes: largestFile };
  return takeFile(at, upload, (stored) => transact(at, (within) => attach(within, params.id, stored)));
};

const requireAbortable = (at: Reading, row: EsubmissionRecord) => {
  if (!abilitiesOf(at.actor, row).abort)
    throw new Refusal('esubmission.conflict', 'Only an approved transaction can be aborted.');
};

/** An abort names one file; so many may be sent until it does. */
const mostEvidence = 10;

const requireFewer = async (at: Writing, id: string): Promise<void> => {
  const kept = await at.db.$count(esubmissionEvidence, eq(esubmissionEvidence.esubmissionId, id));
  if (kept >= mostEvidence)
    throw new Refusal(
      'file.too-large',
      `${mostEvidence} files of evidence are the most that is kept. Name one of them.`,
    );
};

const attach = async (at: Writing, id: string, stored: StoredUpload) => {
  requireAbortable(at, await lockEsubmission(at, id));
  await requireFewer(at, id);
  const { fileId } = await keepFile(at, stored);
  await at.db.insert(esubmissionEvidence).values({ fileId, esubmissionId: id });
  const { size, contentType, sha256 } = stored;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: id,
    action: 'esubmission.evidence-added',
    detail: { fileId, size, contentType, sha256 },
  });
  return { answer: { fileId }, isKept: true };
};
