import { internalOrigin, type Reading, type Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { type Dataset, datasets } from '../../words/datasets.ts';
import type { Counts } from './batch.ts';
import { applyFile, checkFile } from './import-file.ts';
import { sourceOf } from './source.ts';

export const importJob = 'market.import';

/**
 * `key`: where the file lies that is to be read; without it the one that was read is put in place, with what was accepted.

 */
type Payload = { batch: number; key?: string; mayLose?: boolean; pricesChecked?: boolean };

type Known = Counts & { fileName: string; format: string };
const text = `
  SELECT file_name AS "fileName", format, read, loaded, unchanged, changed, removed, skipped, rejected
  FROM market_batch WHERE id = $1 AND state = 'RUNNING'`;

const all = Object.keys(datasets) as Dataset[];

/**
 * Reads a file of the desk, or puts one in place that was confirmed. One that a server was killed over is read again. What is wrong with
 * a file stands in its history, and is no failure of the job.
 */
export const importMarket = (services: Services): Job<Payload> => ({
  name: importJob,
  run: async ({ batch, key, mayLose = false, pricesChecked = false }) => {
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    const [known] = await ask<Known>(at.db, text, [batch]);
    if (!known) return;
    try {
      await (key ? check(at, { batch, key, known }) : apply(at, { batch, mayLose, pricesChecked, known }));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      services.log.info({ batch, reason: error.message }, 'A file of market data was not taken');
    }
    if (key) await services.files.remove(key);
  },
});

const check = async (at: Reading<null>, { batch, key, known }: { batch: number; key: string; known: Known }) => {
  const open = async () => sourceOf(known.fileName, await at.files.read(key));
  await checkFile(at, { batch, open, of: all });
};

type Accepted = { batch: number; mayLose: boolean; pricesChecked: boolean; known: Known };

const apply = (at: Reading<null>, { batch, mayLose, pricesChecked, known }: Accepted) => {
  const { fileName, format, ...counts } = known;
  return applyFile(at, { batch, fileName, format, counts, mayLose, pricesChecked });
};
