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

/** `isNew`: its file is to be read; without it the one that was read is put in place, with what was accepted. */
type Payload = { batch: number; isNew?: boolean; mayLose?: boolean; pricesChecked?: boolean };

type Known = Counts & { fileName: string; format: string };
const text = `
  SELECT file_name AS "fileName", format, read, loaded, unchanged, changed, removed, skipped, rejected
  FROM market_batch WHERE id = $1 AND state = 'RUNNING'`;

const all = Object.keys(datasets) as Dataset[];

/**
 * Reads a file of the desk, or puts one in place that was confirmed. One that a server was killed over is read again, and so is one whose
 * rows a crash of the database took. What is wrong with a file stands in its history, and is no failure of the job.
 */
export const importMarket = (services: Services): Job<Payload> => ({
  name: importJob,
  run: async ({ batch, isNew = false, mayLose = false, pricesChecked = false }) => {
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    const [known] = await ask<Known>(at.db, text, [batch]);
    if (!known) return;
    const { fileName, format, ...counts } = known;
    const open = async () => {
      const key = await keyOfBatch(at, batch);
      if (!key) throw new OperatorError('What was read of the file is gone. Upload it again.');
      return sourceOf(fileName, await at.files.read(key));
    };
    const given = { batch, open, of: all };
    try {
      await (isNew
        ? checkFile(at, given)
        : applyFile(at, { ...given, fileName, format, counts, mayLose, pricesChecked }));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      services.log.info({ batch, reason: error.message }, 'A file of market data was not taken');
    }
    await transact(at, forgetEnded);
  },
});
