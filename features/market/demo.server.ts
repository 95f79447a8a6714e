import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { approvalFile, hdbSaleFile } from '#demo/market/flats.ts';
import { contractFile, privateSaleFile } from '#demo/market/homes.ts';
import { homes } from '#demo/market/listings.ts';
import { sequence } from '#demo/market/sequence.ts';
import { districtOf } from '#features/property/rules/address.ts';
import { addDays } from '#platform/contract/days.ts';
import { record } from '#platform/server/audit/record.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { Dataset } from './datasets.words.ts';
import { importFile } from './import/import-file.server.ts';
import { listingDays } from './open-market/listings.words.ts';
import { marketListing } from './tables.server.ts';

/** Invented sales and tenancies in the files' own formats, through the importer. */
export const demoMarket: DemoStep = async (at, drawn, house) => {
  const { seed, today } = drawn;
  const load = (dataset: Dataset, name: string, lines: Iterable<string>) =>
    importFile(at, { name, content: Readable.from(lines) }, { kinds: [dataset], isSample: true });
  await load('hdb', 'demo-hdb-resale.csv', hdbSaleFile(sequence(seed), today, 3_000));
  await load('caveat', 'demo-ura-transactions.csv', privateSaleFile(sequence(seed + 1), today, 2_000));
  await load('rental', 'demo-ura-rental.csv', contractFile(sequence(seed + 2), today, 1_200));
  await load('approval', 'demo-hdb-rental-approvals.csv', approvalFile(sequence(seed + 3), today, 1_000));
  await addListings(at, drawn, house);
};

/** The homes of some salespeople, each listed some days ago. */
const addListings: DemoStep = async (at, { today }) => {
  const people = await ask<{ id: string }>(
    at.db,
    "SELECT id FROM person_public WHERE role = 'salesperson' AND disabled_at IS NULL ORDER BY user_name <> 'hannah.lim', user_name <> 'rajesh.kumar', user_name LIMIT 6",
  );
  const now = at.clock.now().toString();
  for (const [index, [home, purpose, dollars, town]] of homes.entries()) {
    const [category, propertyType, block, street, building, unit, postalCode, squareMetres, bedrooms] = home;
    const person = people[index % people.length]?.id;
    if (!person) return;
    const id = randomUUID();
    const facts = { id, person, purpose, category, propertyType, block, street, building, unit, postalCode, bedrooms };
    const dates = { consentAt: now, listedAt: now, changedAt: now, expiresOn: addDays(today, listingDays - index) };
    await at.db.insert(marketListing).values({
      ...facts,
      ...dates,
      region: town ?? districtOf(postalCode) ?? '',
      area: squareMetres * 10,
      askingCents: dollars * 100,
      remarks: '',
      state: index === 3 ? 'UNDER_OFFER' : 'ACTIVE',
    });
    await record(at, { aggregate: 'listing', aggregateId: id, action: 'listing.added', detail: { purpose, street } });
  }
};
