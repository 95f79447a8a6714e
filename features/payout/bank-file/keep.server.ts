import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { and, desc, eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import type { BankFileFormat } from '../payout.words.ts';
import { payoutFile, payoutRun } from '../tables.server.ts';
import { type BankFile, fileNumber } from './bank-file.server.ts';
import { csvOf } from './csv.server.ts';
import { downloaded } from './downloads.server.ts';

const zipped = promisify(gzip);

const filePlace = (id: string): string => `payout_file/${id}/sealed`;

export const sealedFiles: SealedColumn[] = [{ table: 'payout_file', id: 'id', sealed: 'sealed', place: filePlace }];

/** XML is written by a large library, which the server starts without. */
const writePain = async (file: BankFile): Promise<string> => {
  const { painOf } = await import('./pain.server.ts');
  return painOf(file);
};

const made = {
  PAIN001: { write: writePain, ending: 'xml', contentType: 'application/xml' },
  CSV: { write: csvOf, ending: 'csv', contentType: 'text/csv' },
} as const satisfies Record<BankFileFormat, unknown>;

/** Makes the bank files of a run and keeps them sealed: they hold account numbers. */
export const keepBankFiles = async (at: Writing, runId: string, file: BankFile): Promise<void> => {
  for (const format of Object.keys(made) as BankFileFormat[]) {
    const id = randomUUID();
    const bytes = Buffer.from(await made[format].write(file));
    await at.db.insert(payoutFile).values({
      id,
      runId,
      format,
      version: file.version,
      sha256: sha256Of(bytes),
      madeAt: file.madeAt,
      sealed: at.secrets.seal((await zipped(bytes)).toString('base64'), filePlace(id)),
    });
  }
};

/**
 * The last bank file of a run: the same bytes each time. Who downloads it is recorded, and the run is neither withdrawn nor changed
 * meanwhile.
 */
export const downloadBankFile = (at: Reading, runId: string, format: BankFileFormat): Promise<FileAnswer> =>
  transact(at, async (within) => {
    const [run] = await within.db.select().from(payoutRun).where(eq(payoutRun.id, runId)).for('share');
    if (!run) throw missing('payout run');
    if (run.state === 'WITHDRAWN' || run.withdrawalAskedBy)
      throw new Refusal(
        'payout.conflict',
        `${run.number} ${run.state === 'WITHDRAWN' ? 'was withdrawn' : 'is being withdrawn'}. It must not go to the bank.`,
      );
    const [file] = await within.db
      .select()
      .from(payoutFile)
      .where(and(eq(payoutFile.runId, runId), eq(payoutFile.format, format)))
      .orderBy(desc(payoutFile.version))
      .limit(1);
    if (!file) throw new Refusal('payout.conflict', 'This run has no bank file: one is made when a run is approved.');
    const body = gunzipSync(Buffer.from(at.secrets.open(file.sealed, filePlace(file.id)), 'base64'));
    if (sha256Of(body) !== file.sha256) throw new Error(`The bank file of ${run.number} is not what was approved.`);
    await recordReading(within, {
      aggregate: 'payout',
      aggregateId: runId,
      action: downloaded,
      detail: { format, sha256: file.sha256 },
    });
    const { ending, contentType } = made[format];
    const name = fileNumber({ number: run.number ?? '', version: file.version });
    return { name: `${name}.${ending}`, contentType, size: body.length, body };
  });

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
