import { and, eq } from 'drizzle-orm';
import type { StoredFile } from '#features/media/contract/index.ts';
import { keepFile, presentFile, storedFilePublic, takeFile } from '#features/media/server/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import type { StoredUpload } from '#platform/server/storage/store-upload.ts';
import { mayOpenFiles } from '../documents/file-owner.server.ts';
import { esubmissionEvidence } from '../documents/tables.server.ts';
import { type EsubmissionRecord, loadEsubmission, lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf } from '../record/policy.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { checkedAbort } from './abort.rules.ts';
import type { StatusBody } from './status.calls.ts';

/** The columns of an abort. Refuses evidence of another submission. */
export const abortColumns = async (at: Writing, row: EsubmissionRecord, body: Partial<StatusBody>) => {
  const abort = checkedAbort(body, row.commissionCents);
  const { fileId, esubmissionId } = esubmissionEvidence;
  const own = and(eq(fileId, abort.evidenceFileId), eq(esubmissionId, row.id));
  if ((await at.db.$count(esubmissionEvidence, own)) === 0)
    refuseProblem({ message: 'This is no evidence of this transaction. Upload it again.', field: 'evidenceFileId' });
  return abort;
};

/** Forfeited money and evidence of an aborted submission; null for any other. */
export const abortOf = async (at: Reading, row: EsubmissionRecord): Promise<Summary['abort']> => {
  const { forfeitureCents, evidenceFileId } = row;
  if (forfeitureCents === null || evidenceFileId === null) return null;
  return { forfeitureCents, evidence: mayOpenFiles(at.actor, row) ? await fileOf(at, evidenceFileId) : null };
};

const fileOf = async (at: Reading, fileId: string): Promise<StoredFile | null> => {
  const [file] = await at.db.select().from(storedFilePublic).where(eq(storedFilePublic.fileId, fileId));
  return file ? presentFile(file) : null;
};

type Input = { params: { id: string }; file: IncomingFile };

/** Uploads the evidence that an approved transaction fell through. The abort then refers to it by its id. */
export const uploadEvidence = async (at: Reading, { params, file }: Input): Promise<{ fileId: string }> => {
  await loadEsubmission(at, params.id)
    .then((row) => requireAbortable(at, row))
    .catch((error: unknown) => {
      // The body must be read to its end, or the next request on this connection waits for ever.
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

/** How many files of evidence may be uploaded to a submission. The abort refers to one of them. */
const mostEvidence = 10;

const requireFewer = async (at: Writing, id: string): Promise<void> => {
  const count = await at.db.$count(esubmissionEvidence, eq(esubmissionEvidence.esubmissionId, id));
  if (count >= mostEvidence)
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
