import { createReadStream, existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { hdbSaleFile } from '#demo/market/flats.ts';
import { sequence } from '#demo/market/sequence.ts';
import { feetInMetre } from '#features/property/rules/area.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { isLong } from '#test/long.ts';
import type { Client } from '#test/people.ts';
import { marketTowns } from '../hdb-resale/flats.words.ts';
import { importText } from '../rig/files.ts';
import { quantileOf } from '../rig/quantile.ts';

/** The flats of two years as HDB has published them, where they are; else invented ones. */
const real = '../shared/data/market/hdb_resale_2015-01_to_2016-12_raw.csv.gz';

type Stored = {
  month: string;
  region: string;
  kind: string;
  floorFrom: number;
  floorTo: number;
  area: number;
  price: number;
  psf: number;
  psm: number;
};

let app: TestApp;
let agent: Client;
let rows: Stored[];
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn(await app.aSalesperson());
  const file =
    isLong && existsSync(real)
      ? await text(createReadStream(real).pipe(createGunzip()))
      : [...hdbSaleFile(sequence(1), '2026-11-28', 2_000)].join('');
  await importText(app, file, { kinds: ['hdb'] });
  rows = await ask<Stored>(
    app.services.database,
    'SELECT month, region, kind, floor_from AS "floorFrom", floor_to AS "floorTo", area, price, psf, psm FROM market_row',
  );
}, 120_000);

const filters = fc.record(
  {
    town: fc.subarray(marketTowns, { minLength: 1, maxLength: 3 }),
    flatType: fc.subarray(['2 ROOM', '3 ROOM', '4 ROOM', '5 ROOM', 'EXECUTIVE'], { minLength: 1, maxLength: 2 }),
    priceFrom: fc.integer({ min: 150_000, max: 700_000 }),
    priceTo: fc.integer({ min: 300_000, max: 1_500_000 }),
    areaFrom: fc.integer({ min: 30, max: 120 }),
    areaTo: fc.integer({ min: 60, max: 180 }),
    unitPriceFrom: fc.integer({ min: 1_000, max: 6_000 }),
    floorFrom: fc.integer({ min: 1, max: 25 }),
    floorTo: fc.integer({ min: 3, max: 40 }),
    months: fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 40 })),
  },
  { requiredKeys: [] },
);
type Drawn = typeof filters extends fc.Arbitrary<infer T> ? T : never;

/** Whether a row is among those asked for, areas in square metres. */
const isAsked = (row: Stored, drawn: Drawn, [from, to]: [string, string]): boolean =>
  row.month >= from &&
  row.month <= to &&
  (!drawn.town || drawn.town.includes(row.region)) &&
  (!drawn.flatType || drawn.flatType.includes(row.kind)) &&
  (drawn.priceFrom === undefined || row.price >= drawn.priceFrom) &&
  (drawn.priceTo === undefined || row.price <= drawn.priceTo) &&
  (drawn.areaFrom === undefined || row.area >= drawn.areaFrom * 10) &&
  (drawn.areaTo === undefined || row.area <= drawn.areaTo * 10) &&
  (drawn.unitPriceFrom === undefined || row.psm >= drawn.unitPriceFrom * 100) &&
  (drawn.floorFrom === undefined || row.floorTo >= drawn.floorFrom) &&
  (drawn.floorTo === undefined || row.floorFrom <= drawn.floorTo);

/** In cents, half a cent rounded up. */
const figuresOf = (paid: number[]) => {
  const at = (part: number) => Math.floor(quantileOf(paid, part) + 0.5);
  return { lowest: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), highest: at(1) };
};
const statisticsOf = (found: Stored[]) => ({
  counted: found.length,
  leftOut: 0,
  price: found.length > 0 ? figuresOf(found.map(({ price }) => price * 100)) : null,
  unitPrice: found.length > 0 ? figuresOf(found.map(({ psm }) => psm)) : null,
});
const shifted = (month: string, by: number): string => {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}-01`;
};

it(
  'find what a plain computation over all rows finds: figures, months, and the months before',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(filters, async (drawn) => {
        const { months: [ago, span] = [0, 60], town, flatType, ...ranges } = drawn;
        const [first, last] = [
          rows.map(({ month }) => month).toSorted()[0] ?? '',
          rows
            .map(({ month }) => month)
            .toSorted()
            .at(-1) ?? '',
        ];
        const to = shifted(last, -ago);
        const from = shifted(to, 1 - span);
        const query = new URLSearchParams({
          measurementUnit: 'sqm',
          dateFrom: from.slice(0, 7),
          dateTo: to.slice(0, 7),
        });
        if (town) query.set('town', town.join(','));
        if (flatType) query.set('flatType', flatType.join(','));
        for (const [name, value] of Object.entries(ranges)) if (value !== undefined) query.set(name, String(value));
        const { data } = (await agent.get(`/market/v1/hdb?${query}`)).body;
        const asked = rows.filter((row) => isAsked(row, drawn, [from, to]));
        expect(data.totalRecords).toBe(asked.length);
        expect(data.statistics).toEqual(statisticsOf(asked));
        const byMonth = Map.groupBy(asked, ({ month }) => month);
        expect(data.trend.months).toEqual(
          [...byMonth]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([month, of]) => {
              const { p25, median, p75 } = figuresOf(of.map(({ psm }) => psm));
              return { month, rows: of.length, p25, median, p75 };
            }),
        );
        const earlier = rows.filter((row) => isAsked(row, drawn, [shifted(from, -span), shifted(from, -1)]));
        const isKnown = shifted(from, -span) >= first && earlier.length > 0;
        expect(data.before?.statistics ?? null).toEqual(isKnown ? statisticsOf(earlier) : null);
      }),
      { numRuns: isLong ? 1_000 : 40 },
    ),
);

it('has unit prices that are the price by the area, to the dollar', () => {
  for (const { area, price, psf, psm } of rows.slice(0, 500)) {
    expect(psm).toBe(Math.round(price / (area / 10)) * 100);
    expect(psf).toBe(Math.round(price / ((area / 10) * feetInMetre)) * 100);
  }
});
