import { Readable } from 'node:stream';
import type { DemoStep } from '#platform/server/room.ts';
import { importFile } from '../import/import-file.ts';
import { hdbSaleFile } from './flats.ts';
import { sequence } from './sequence.ts';

/** Invented sales in the files' own format, through the importer. */
export const demoMarket: DemoStep = async (at, { seed, today }) => {
  const file = (name: string, lines: Iterable<string>) => ({ name, content: Readable.from(lines) });
  await importFile(at, file('demo-hdb-resale.csv', hdbSaleFile(sequence(seed), today, 3_000)), {
    of: ['hdb'],
    isSample: true,
  });
};
