import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type Dataset, sources } from '../datasets.words.ts';
import type { Source } from './search.calls.ts';

type Known = {
  version: number;
  rows: number;
  dataFrom: string | null;
  dataTo: string | null;
  importedAt: string | null;
};

const text = `
  SELECT version, rows, data_from AS "dataFrom", data_to AS "dataTo", imported_at AS "importedAt" FROM market_dataset WHERE code = $1`;

/** Source of a kind of records, their period if there are any, and the version of the data. */
export const readDataset = async (
  at: Pick<Reading, 'db'>,
  dataset: Dataset,
): Promise<{ version: number; source: Source }> => {
  const [row] = await ask<Known>(at.db, text, [dataset]);
  if (!row) throw new Error(`There is no row of ${dataset} in market_dataset.`);
  const { version, ...facts } = row;
  return { version, source: { dataset, ...sources[dataset], ...facts } };
};
