import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weekdayOf } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { type Dataset, datasets } from '../../words/datasets.ts';
import { importFile } from '../import/import-file.ts';
import { fileSource } from '../import/source.ts';
import { fetchDataGov } from './data-gov.ts';
import { askToken, fetchPart, rentalParts, saleParts } from './ura.ts';

export const fetchJob = 'market.fetch';

/** What has not come by then is tried again tomorrow. */
const patience = 10 * 60_000;

/** A file that was fetched: its hash, and by which name it is imported. */
type Fetched = { name: string; path: string; sha256: string };

/** URA publishes twice a week, in the night before. */
const uraDays = ['Wednesday', 'Saturday'];

/**
 * Fetches the files whose addresses are configured: HDB's each day, URA's on Wednesday and Saturday; with a payload one kind now. A file
 * that says the same as the last one is not imported; one that can't be had, or would take much away, leaves what there is.
 */
export const fetchMarket = (
  services: Services,
  { pauseMs }: { pauseMs?: number } = {},
): Job<{ dataset?: Dataset }> => ({
  name: fetchJob,
  everyCron: '30 5 * * *',
  run: async ({ dataset }) => {
    const isUraDay = uraDays.includes(weekdayOf(today(services.clock)));
    const failed: string[] = [];
    for (const each of Object.keys(datasets) as Dataset[]) {
      const isDue = dataset ? each === dataset : isUraDay || each === 'hdb' || each === 'approval';
      if (!isDue) continue;
      const problem = await fetchKind(services, each, pauseMs);
      if (problem) failed.push(`${datasets[each]}: ${problem}`);
    }
    if (failed.length > 0) throw new Error(failed.join(' '));
  },
});

/** Why a kind could not be fetched or imported, if so. */
const fetchKind = async (services: Services, dataset: Dataset, pauseMs?: number): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-market-'));
  try {
    for await (const { name, path, sha256 } of filesOf(services, dataset, { folder, pauseMs })) {
      const [same] = await ask<{ state: string; reason: string }>(services.database, last, [dataset, sha256]);
      if (same?.state === 'REFUSED') return same.reason;
      if (same) continue;
      const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
      const { counts } = await importFile(at, { ...fileSource(path), name }, { of: [dataset], sha256 });
      services.log.info({ dataset, ...counts }, 'Market data was fetched');
    }
    return undefined;
  } catch (error) {
    const isRefused = error instanceof Refusal || error instanceof OperatorError;
    return isRefused ? error.message : `It could not be fetched (${(error as Error).message}).`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The same file, if it came before: one that was refused, or taken back, does not come again by itself. */
const last = `
  SELECT state, reason FROM market_batch
  WHERE dataset = $1 AND sha256 = $2 AND state IN ('DONE', 'REVERSED', 'REFUSED') ORDER BY id DESC LIMIT 1`;

type How = { folder: string; pauseMs?: number | undefined };

/** The files of a kind, each when it was fetched; none where no address is configured. */
async function* filesOf(services: Services, dataset: Dataset, { folder, pauseMs }: How): AsyncGenerator<Fetched> {
  const { hdbUrl, hdbRentalUrl, ura, hosts } = services.config.market;
  const signal = AbortSignal.timeout(patience);
  if (dataset === 'hdb' || dataset === 'approval') {
    const address = dataset === 'hdb' ? hdbUrl : hdbRentalUrl;
    if (!address) return;
    const isPacked = address.endsWith('.gz');
    const path = join(folder, isPacked ? 'file.csv.gz' : 'file.csv');
    const sha256 = await fetchDataGov({ address, hosts, path, signal, ...(pauseMs !== undefined && { pauseMs }) });
    yield { name: isPacked ? 'data.gov.sg.csv.gz' : 'data.gov.sg.csv', path, sha256 };
    return;
  }
  if (!ura) return;
  const token = await askToken(ura, signal);
  for (const { name, query } of dataset === 'caveat' ? saleParts : rentalParts(today(services.clock))) {
    const path = join(folder, 'file.json');
    const sha256 = await fetchPart(ura, { query, token, path, signal });
    if (sha256) yield { name, path, sha256 };
  }
}
