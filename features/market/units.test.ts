import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { hdbSaleFile } from '#demo/market/flats.ts';
import { contractFile, privateSaleFile } from '#demo/market/homes.ts';
import { sequence } from '#demo/market/sequence.ts';
import { feetInMetre } from '#features/property/rules/area.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { textOf } from '#test/text-of.ts';
import { unitDollars } from './amounts.rules.ts';
import { importText } from './rig/files.ts';
import { market } from './room.calls.ts';

/** Each figure by area is in the unit that is asked for: areas, and what a square foot or a square metre costs. */

const today = '2026-11-28';
const whole = (lines: Iterable<string>) => [...lines].join('');
const home = {
  purpose: 'SALE',
  category: 'hdb',
  propertyType: '4R',
  block: '627B',
  street: 'Tampines St 61',
  unit: '09-118',
  postalCode: '522627',
  hdbTown: 'Tampines',
  area: 93,
  areaUnit: 'sqm',
  bedrooms: 3,
  askingCents: 72_800_000,
  hasConsent: true,
};

let app: TestApp;
let agent: Client;
/** Each call by its address in either unit: it finds the same. */
let addresses: Record<string, (unit: 'sqft' | 'sqm') => string>;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn(await app.aSalesperson());
  await importText(app, whole(hdbSaleFile(sequence(1), today, 400)), { kinds: ['hdb'] });
  await importText(app, whole(privateSaleFile(sequence(2), today, 200)), { kinds: ['caveat'] });
  await importText(app, whole(contractFile(sequence(3), today, 200)), { kinds: ['rental'] });
  const { listingId } = (await agent.post('/market/v1/open-market', home)).body.data;
  const { rows } = (await agent.get('/market/v1/caveat?period=all')).body.data;
  const { placeId } = rows.find(({ project }: { project: string }) => project !== '');
  const year = (path: string) => (unit: string) => `${path}?period=1&measurementUnit=${unit}`;
  const areas = { sqft: 100 * feetInMetre, sqm: 100 };
  addresses = {
    hdb: year('hdb'),
    hdbDots: year('hdb/dots'),
    caveat: year('caveat'),
    caveatDots: year('caveat/dots'),
    rental: year('rental'),
    rentalDots: year('rental/dots'),
    openMarket: (unit) => `open-market?measurementUnit=${unit}`,
    comparables: (unit) =>
      `comparables?category=hdb&propertyType=4R&hdbTown=Tampines&measurementUnit=${unit}&area=${areas[unit]}`,
    listingComparables: (unit) => `open-market/${listingId}/comparables?measurementUnit=${unit}`,
    place: (unit) => `places/${placeId}?measurementUnit=${unit}`,
  };
});

const takesUnit = (call: object): boolean =>
  'query' in call && call.query instanceof z.ZodObject && 'measurementUnit' in call.query.shape;

it('every call that takes a unit of area, and answers no file, is compared here', () => {
  const taking = Object.entries<object>(market).filter(([, call]) => takesUnit(call) && !('file' in call));
  expect(taking.map(([name]) => name).sort()).toEqual(Object.keys(addresses).sort());
});

const numbersIn = (value: unknown, path = ''): [path: string, number: number][] => {
  if (typeof value === 'number') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each) => numbersIn(each, path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, path ? `${path}.${name}` : name));
};

/** What is by area in an answer, and how: what is the same in both units is left out. */
const byArea = (feet: [string, number][], metres: [string, number][]): Record<string, string> => {
  const found = feet.map(([path, inFeet], index) => {
    const inMetres = metres[index]?.[1] ?? Number.NaN;
    const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.006 * Math.abs(other), 1);
    if (isNear(inFeet, inMetres)) return [path, ''];
    if (isNear(inFeet, inMetres * feetInMetre)) return [path, 'AREA'];
    return [path, isNear(inFeet * feetInMetre, inMetres) ? 'UNIT PRICE' : `${inFeet} and ${inMetres}`];
  });
  return Object.fromEntries(found.filter(([, how]) => how));
};

const unitPrice = (path: string) =>
  Object.fromEntries(['lowest', 'p25', 'median', 'p75', 'highest'].map((each) => [`${path}.${each}`, 'UNIT PRICE']));
const ofMonths = ['p25', 'median', 'p75'].map((each) => [`trend.months.${each}`, 'UNIT PRICE']);
const trendByArea = Object.fromEntries(ofMonths);
const statistics = { ...unitPrice('statistics.unitPrice'), ...unitPrice('before.statistics.unitPrice') };
const compared = { ...unitPrice('unitPrice'), 'rows.area': 'AREA', 'rows.unitPriceCents': 'UNIT PRICE' };

it.each([
  ['hdb', { 'rows.area': 'AREA', 'rows.unitPriceCents': 'UNIT PRICE', ...statistics, ...trendByArea }],
  ['caveat', { 'rows.area': 'AREA', 'rows.unitPriceCents': 'UNIT PRICE', ...statistics, ...trendByArea }],
  ['rental', { 'rows.areaFrom': 'AREA', 'rows.areaTo': 'AREA', 'rows.unitPriceCents': 'UNIT PRICE', ...statistics }],
  ['hdbDots', { 'dots.area': 'AREA' }],
  ['caveatDots', { 'dots.area': 'AREA' }],
  ['rentalDots', { 'dots.area': 'AREA' }],
  ['openMarket', { 'rows.area': 'AREA', 'rows.unitPriceCents': 'UNIT PRICE' }],
  ['comparables', compared],
  ['listingComparables', compared],
  [
    'place',
    {
      ...unitPrice('latest.unitPrice'),
      'years.unitMedianCents': 'UNIT PRICE',
      'floors.unitMedianCents': 'UNIT PRICE',
    },
  ],
])('%s answers in square feet what it answers in square metres', async (name, expected) => {
  const of = async (unit: 'sqft' | 'sqm') => {
    const { status, body } = await agent.get(`/market/v1/${addresses[name]?.(unit)}`);
    expect([status, body.errors]).toEqual([200, []]);
    return numbersIn(body.data);
  };
  const [feet, metres] = [await of('sqft'), await of('sqm')];
  expect(feet.map(([path]) => path)).toEqual(metres.map(([path]) => path));
  expect(byArea(feet, metres)).toEqual(expected);
});

it.each(['sqft', 'sqm'] as const)('a card says what each home cost by %s', async (unit) => {
  const { rows } = (await agent.get(`/market/v1/hdb?period=1&measurementUnit=${unit}`)).body.data;
  const [{ id, unitPriceCents }] = rows;
  const card = await agent.get(`/market/v1/hdb/card?period=1&measurementUnit=${unit}&rows=${id}`);
  expect((await textOf(card)).replace(/\s+/g, ' ')).toContain(unitDollars(unitPriceCents));
});

it('homes that are offered are found by their area in either unit', async () => {
  const found = async (query: string) => (await agent.get(`/market/v1/open-market?${query}`)).body.data.totalRecords;
  expect(await found('measurementUnit=sqm&areaFrom=93&areaTo=93')).toBe(1);
  expect(await found('measurementUnit=sqft&areaFrom=1001&areaTo=1001')).toBe(1);
  expect(await found('measurementUnit=sqft&areaFrom=93&areaTo=93')).toBe(0);
});
