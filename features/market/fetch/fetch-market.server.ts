import { createReadStream } from 'node:fs';
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
import { type Dataset, datasets } from '../datasets.words.ts';
import { importFile } from '../import/import-file.server.ts';
import { fileSource } from '../import/source.server.ts';
import { fetchDataGov } from './data-gov.server.ts';
import { askToken, fetchPart, rentalParts, saleParts } from './ura.server.ts';

export const fetchJob = 'market.fetch';

/** Time limit of a fetch, which is tried again tomorrow. */
const patience = 10 * 60_000;

/** URA publishes twice a week, in the night before. */
const uraDays = ['Wednesday', 'Saturday'];

/**
 * Fetches the files whose addresses are configured: HDB's each day, URA's on Wednesday and Saturday; with a payload one kind now. A file
 * that says the same as the last one is not imported; one that can't be had leaves what there is, and one that would take much away
 * waits for the desk.
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
      const problem = await fetchKind(services, each, { pauseMs, isAsked: dataset !== undefined });
      if (problem) failed.push(`${datasets[each]}: ${problem}`);
    }
    if (failed.length > 0) throw new Error(failed.join(' '));
  },
});

type How = { folder: string; pauseMs?: number | undefined; isAsked: boolean };

/** Why a kind could not be fetched or imported, if so. A part that fails keeps none of the others. */
const fetchKind = async (services: Services, dataset: Dataset, how: Omit<How, 'folder'>) => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-market-'));
  const problems: string[] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof Refusal || error instanceof OperatorError;
      problems.push(isRefused ? error.message : `It could not be fetched (${(error as Error).message}).`);
      return undefined;
    }
  };
  try {
    const parts = await attempt(() => partsOf(services, dataset, { ...how, folder }));
    for (const { name, path, fetch } of parts ?? [])
      await attempt(async () => {
        const sha256 = await fetch();
        if (sha256) await importPart(services, dataset, { name, path, sha256, isAsked: how.isAsked });
      });
    return problems.join(' ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Fetched = Pick<Part, 'name' | 'path'> & { sha256: string; isAsked: boolean };

/** Imports a fetched part, unless it was imported before. One that would remove much waits for the desk. */
const importPart = async (services: Services, dataset: Dataset, { name, path, sha256, isAsked }: Fetched) => {
  const { log, database } = services;
  const [same] = await ask<{ state: string }>(database, isAsked ? priorImport : before, [dataset, sha256]);
  if (same) return log.info({ dataset, name, state: same.state }, 'Market data says the same as before');
  const at = { ...services, ...internalOrigin('job'), actor: null, db: database };
  try {
    const options = { kinds: [dataset], sha256, waits: () => createReadStream(path) };
    const { counts } = await importFile(at, { ...fileSource(path), name }, options);
    log.info({ dataset, ...counts }, 'Market data was fetched');
  } catch (error) {
    // The errors of a file are in its history, and fetching it again would not fix them.
    const [last] = await ask<{ state: string }>(database, before, [dataset, sha256]);
    if (last?.state !== 'REFUSED') throw error;
    log.warn({ dataset, name, reason: (error as Error).message }, 'Market data that was fetched was refused');
  }
};

/** The same file, if it came before: one that was refused, taken back or discarded does not come again by itself. */
const before = `
  SELECT state FROM market_batch WHERE dataset = $1 AND sha256 = $2 AND state NOT IN ('RUNNING', 'FAILED') ORDER BY id DESC LIMIT 1`;

/** The same file, if it waits, or came in and none has taken its place: then to ask for it does nothing. */
const priorImport = `
  SELECT state FROM market_batch b
  WHERE dataset = $1 AND sha256 = $2 AND (state = 'WAITING' OR state = 'DONE' AND NOT EXISTS (
    SELECT FROM market_batch o WHERE o.dataset = b.dataset AND o.id > b.id AND o.state = 'DONE'
      AND (o.sha256 = '' OR o.file_name = b.file_name))) LIMIT 1`;

/** A file to be fetched: by which name it is imported, where it is kept, and how it comes. Answers its hash; undefined where there is none yet. */
type Part = { name: string; path: string; fetch: () => Promise<string | undefined> };

/** The files of a kind; none where no address is configured. */
const partsOf = async (services: Services, dataset: Dataset, { folder, pauseMs }: How): Promise<Part[]> => {
  const { hdbUrl, hdbRentalUrl, ura, hosts } = services.config.market;
  const signal = AbortSignal.timeout(patience);
  if (dataset === 'hdb' || dataset === 'approval') {
    const address = dataset === 'hdb' ? hdbUrl : hdbRentalUrl;
    if (!address) return [];
    const ending = address.endsWith('.gz') ? 'csv.gz' : 'csv';
    const path = join(folder, `file.${ending}`);
    const fetch = () => fetchDataGov({ address, hosts, path, signal, ...(pauseMs !== undefined && { pauseMs }) });
    return [{ name: `data.gov.sg.${ending}`, path, fetch }];
  }
  if (!ura) return [];
  const token = await askToken(ura, signal);
  const path = join(folder, 'file.json');
  const parts = dataset === 'caveat' ? saleParts : rentalParts(today(services.clock));
  return parts.map(({ name, query }) => ({ name, path, fetch: () => fetchPart(ura, { query, token, path, signal }) }));
};
