import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { type Dataset, datasets } from '../datasets.words.ts';
import type { Counts } from './batch.server.ts';
import { applyFile, checkFile } from './import-file.server.ts';
import { forgetEnded, keyOfBatch } from './kept-file.server.ts';
import { sourceOf } from './source.server.ts';

export const importJob = 'market.import';

/** `isNew`: its file is to be read. Otherwise the file that was read is applied, with the accepted warnings. */
type Payload = { batch: number; isNew?: boolean; mayLose?: boolean; pricesChecked?: boolean };

type Known = Counts & { fileName: string; format: string };
const text = `
  SELECT file_name AS "fileName", format, read, loaded, unchanged, changed, removed, skipped, rejected
  FROM market_batch WHERE id = $1 AND state = 'RUNNING'`;

const all = Object.keys(datasets) as Dataset[];

/**
 * Reads a file of the desk, or applies one that was confirmed. A file is read again after a server was killed over it, or a crash of the
 * database lost its rows. Errors of a file go into its history and don't fail the job.
 */
export const importMarket = (services: Services): Job<Payload> => ({
  name: importJob,
  run: async ({ batch, isNew = false, mayLose = false, pricesChecked = false }) => {
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    const [row] = await ask<Known>(at.db, text, [batch]);
    if (!row) return;
    const { fileName, format, ...counts } = row;
    const open = async () => {
      const key = await keyOfBatch(at, batch);
      if (!key) throw new OperatorError('What was read of the file is gone. Upload it again.');
      return sourceOf(fileName, await at.files.read(key));
    };
    const input = { batch, open, kinds: all };
    try {
      await (isNew
        ? checkFile(at, input)
        : applyFile(at, { ...input, fileName, format, counts, mayLose, pricesChecked }));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      services.log.info({ batch, reason: error.message }, 'A file of market data was not taken');
    }
    await transact(at, forgetEnded);
  },
});
