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

/** Where the records of a kind come from, from when to when there are any, and the version of what is there. */
export const readDataset = async (
  at: Pick<Reading, 'db'>,
  dataset: Dataset,
): Promise<{ version: number; source: Source }> => {
  const [known] = await ask<Known>(at.db, text, [dataset]);
  if (!known) throw new Error(`There is no row of ${dataset} in market_dataset.`);
  const { version, ...facts } = known;
  return { version, source: { dataset, ...sources[dataset], ...facts } };
};
