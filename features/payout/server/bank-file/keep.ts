import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import type { BankFileFormat } from '../../words.ts';
import { payoutFile, payoutRun } from '../tables.ts';
import type { BankFile } from './bank-file.ts';
import { csvOf } from './csv.ts';
import { painOf } from './pain.ts';

const zipped = promisify(gzip);

const filePlace = (id: string): string => `payout_file/${id}/sealed`;

export const sealedFiles: SealedColumn[] = [{ table: 'payout_file', id: 'id', sealed: 'sealed', place: filePlace }];

const made = {
  PAIN001: { write: painOf, ending: 'xml', contentType: 'application/xml' },
  CSV: { write: csvOf, ending: 'csv', contentType: 'text/csv' },
} as const satisfies Record<BankFileFormat, unknown>;

/** Makes the bank files of a run and keeps them sealed: they hold account numbers. */
export const keepBankFiles = async (at: Writing, runId: string, file: BankFile): Promise<void> => {
  for (const format of Object.keys(made) as BankFileFormat[]) {
    const [id, bytes] = [randomUUID(), Buffer.from(made[format].write(file))];
    await at.db.insert(payoutFile).values({
      ...{ id, runId, format, sha256: sha256Of(bytes), madeAt: file.madeAt },
      sealed: at.secrets.seal((await zipped(bytes)).toString('base64'), filePlace(id)),
    });
  }
};

/** A bank file as it was made at approval: the same bytes each time. Who downloads it is recorded. */
export const downloadBankFile = async (at: Reading, runId: string, format: BankFileFormat): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ file: payoutFile, run: payoutRun })
    .from(payoutRun)
    .leftJoin(payoutFile, and(eq(payoutFile.runId, payoutRun.id), eq(payoutFile.format, format)))
    .where(eq(payoutRun.id, runId));
  if (!found) throw missing('payout run');
  const { file, run } = found;
  if (run.state === 'WITHDRAWN')
    throw new Refusal('payout.conflict', `${run.number} was withdrawn. It must not go to the bank.`);
  if (!file) throw new Refusal('payout.conflict', 'This run has no bank file: one is made when a run is approved.');
  const body = gunzipSync(Buffer.from(at.secrets.open(file.sealed, filePlace(file.id)), 'base64'));
  if (sha256Of(body) !== file.sha256) throw new Error(`The bank file of ${run.number} is not what was approved.`);
  await recordReading(at, {
    aggregate: 'payout',
    aggregateId: runId,
    action: 'payout.bank-file-downloaded',
    detail: { format, sha256: file.sha256 },
  });
  const { ending, contentType } = made[format];
  return { name: `${run.number}.${ending}`, contentType, size: body.length, body };
};

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
