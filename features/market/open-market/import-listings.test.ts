import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { importListings } from './import-listings.server.ts';

const app = await testApp();
const agent = await app.aSalesperson();
const [{ number = '' } = {}] = await ask<{ number: string }>(
  app.services.database,
  "UPDATE person SET registration_no = 'R099001A' WHERE id = $1 RETURNING registration_no AS number",
  [agent.userId],
);
const head =
  'registration_no,purpose,category,property_type,block,street,building,unit,postal_code,hdb_town,area,area_unit,bedrooms,asking_price,remarks,consent';
const flat = (price: string, consent = 'yes', registration = number) =>
  `${registration},Sale,hdb,4R,627B,Tampines St 61,,09-118,522627,Tampines,93,sqm,3,"${price}",,${consent}`;
const load = (...lines: string[]) => {
  const path = join(mkdtempSync(join(tmpdir(), 'gable-listings-')), 'listings.csv');
  writeFileSync(path, [head, ...lines].join('\n'));
  return importListings(app.asNobody, [path]);
};
const rows = () =>
  ask(app.services.database, 'SELECT asking_cents::int AS asking, version FROM market_listing WHERE person = $1', [
    agent.userId,
  ]);

it('brings listings, each home once, and says them anew', async () => {
  expect(await load(flat('728,000'))).toMatch(/1 listings added, 0 changed$/);
  expect(await load(flat('700,000'))).toMatch(/0 listings added, 1 changed$/);
  expect(await rows()).toEqual([{ asking: 70_000_000, version: 2 }]);
});

it.each([
  ['no consent', [flat('700,000', 'no')], /line 2: hasConsent, Without the owner’s written consent/],
  ['no price', [flat('600,000'), flat('')], /line 3: askingCents/],
  [
    'nobody of ours',
    [flat('600,000'), flat('600,000', 'yes', 'R000000Z')],
    /no active salesperson has the number R000000Z/,
  ],
])('keeps nothing of a file with %s', async (_, lines, words) => {
  const before = await rows();
  await expect(load(...lines)).rejects.toThrow(words);
  expect(await rows()).toEqual(before);
});

it('finds its columns as people head them, says which are not read, and which is missing', async () => {
  const file = (heads: string, ...lines: string[]) => {
    const path = join(mkdtempSync(join(tmpdir(), 'gable-listings-')), 'listings.csv');
    writeFileSync(path, [heads, ...lines].join('\n'));
    return importListings(app.asNobody, [path]);
  };
  const said = head.replace('registration_no', 'Reg. No.').replace('asking_price', 'Asking Price');
  expect(await file(`${said},Photo`, `${flat('710,000')},1.jpg`)).toMatch(/1 changed; columns not read: Photo$/);
  await expect(file(head.replace('asking_price', 'wanted'), flat('720,000'))).rejects.toThrow(
    'listings.csv has columns of none of these files: listings. No column is headed “asking_price”.',
  );
  expect(await rows()).toEqual([{ asking: 71_000_000, version: 3 }]);
});
