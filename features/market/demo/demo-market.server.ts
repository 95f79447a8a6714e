import { Readable } from 'node:stream';
import type { DemoStep } from '#platform/server/room.ts';
import type { Dataset } from '../datasets.words.ts';
import { importFile } from '../import/import-file.server.ts';
import { approvalFile, hdbSaleFile } from './flats.server.ts';
import { contractFile, privateSaleFile } from './homes.server.ts';
import { demoListings } from './listings.server.ts';
import { sequence } from './sequence.server.ts';

/** Invented sales and tenancies in the files' own formats, through the importer. */
export const demoMarket: DemoStep = async (at, drawn, house) => {
  const { seed, today } = drawn;
  const load = (dataset: Dataset, name: string, lines: Iterable<string>) =>
    importFile(at, { name, content: Readable.from(lines) }, { of: [dataset], isSample: true });
  await load('hdb', 'demo-hdb-resale.csv', hdbSaleFile(sequence(seed), today, 3_000));
  await load('caveat', 'demo-ura-transactions.csv', privateSaleFile(sequence(seed + 1), today, 2_000));
  await load('rental', 'demo-ura-rental.csv', contractFile(sequence(seed + 2), today, 1_200));
  await load('approval', 'demo-hdb-rental-approvals.csv', approvalFile(sequence(seed + 3), today, 1_000));
  await demoListings(at, drawn, house);
};
