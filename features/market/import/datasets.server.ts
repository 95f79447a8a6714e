import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Config } from '#platform/server/config.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type Dataset, datasets, sources } from '../datasets.words.ts';
import { fetchJob } from '../fetch/fetch-market.server.ts';
import type { DatasetState, importCalls } from './imports.calls.ts';

/** Whether files of a kind are fetched from an address. */
const isFetched = ({ market }: Config, dataset: Dataset): boolean => {
  if (dataset === 'hdb') return market.hdbUrl !== undefined;
  if (dataset === 'approval') return market.hdbRentalUrl !== undefined;
  return market.ura !== undefined;
};

type Known = Omit<DatasetState, 'name' | 'licence' | 'note' | 'isFetched'>;

const text = `
  SELECT d.code AS dataset, d.version, d.rows, d.data_from AS "dataFrom", d.data_to AS "dataTo", d.imported_at AS "importedAt",
    b.file_name AS "fileName", p.name AS person
  FROM market_dataset d
  LEFT JOIN LATERAL (
    SELECT file_name, started_by FROM market_batch WHERE dataset = d.code AND state = 'DONE' ORDER BY id DESC LIMIT 1) b ON true
  LEFT JOIN person_public p ON p.id = b.started_by`;

/** The kinds of market data, in the order of their words. */
export const readDatasets = async (at: Reading): Promise<DatasetState[]> => {
  const rows = await ask<Known>(at.db, text);
  return (Object.keys(datasets) as Dataset[]).flatMap((code) => {
    const row = rows.find(({ dataset }) => dataset === code);
    return row ? [{ ...row, ...sources[code], isFetched: isFetched(at.config, code) }] : [];
  });
};

export const fetchDataset = async (at: Writing, { params: { dataset } }: Input<typeof importCalls.fetchDataset>) => {
  if (!isFetched(at.config, dataset))
    throw new Refusal('market-fetch.conflict', `No address is configured for ${datasets[dataset]}.`);
  // Two clicks at the same moment wait for each other.
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('market.fetch', 0))`);
  if (await at.jobs.isUnderWay(at.db, fetchJob, { dataset }))
    throw new Refusal('market-fetch.conflict', `${datasets[dataset]} is being fetched already.`);
  await at.jobs.send(at.db, fetchJob, { dataset });
  return undefined;
};
