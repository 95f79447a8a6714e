import { beforeAll, describe, expect, it } from 'vitest';
import { hdbSaleFile } from '#demo/market/flats.ts';
import { sequence } from '#demo/market/sequence.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importText } from '../rig/files.ts';
import { quantileOf } from '../rig/quantile.ts';
import type { HdbRow } from './hdb.calls.ts';

let app: TestApp;
let agent: Client;
let lines: string[][];
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn(await app.aSalesperson());
  const text = [...hdbSaleFile(sequence(7), '2026-11-28', 600)].join('');
  await importText(app, text, { kinds: ['hdb'] });
  lines = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
});

const find = async (query: string) => (await agent.get(`/market/v1/hdb?${query}`)).body.data;
/** What the file says, of the last five years. */
const said = (isMeant: (cells: string[]) => boolean) =>
  lines.filter((cells) => (cells[0] ?? '') >= '2021-09' && isMeant(cells)).map((cells) => Number(cells[10]));
describe('a search of resale flats', () => {
  it('has every sale of the last five years, counted, with what they cost to the dollar', async () => {
    const { totalRecords, statistics, rows, trend, period, source } = await find('');
    const prices = said(() => true);
    expect(period).toEqual({ from: '2021-09-01', to: '2026-08-01' });
    expect(source).toMatchObject({ dataset: 'hdb', rows: 600, dataTo: '2026-08-01' });
    expect([totalRecords, statistics.counted, rows.length]).toEqual([prices.length, prices.length, 20]);
    expect(statistics.price).toEqual({
      lowest: Math.min(...prices) * 100,
      p25: quantileOf(prices, 0.25) * 100,
      median: quantileOf(prices, 0.5) * 100,
      p75: quantileOf(prices, 0.75) * 100,
      highest: Math.max(...prices) * 100,
    });
    expect(trend.of).toBe('unitPrice');
    expect(trend.months.reduce((sum: number, month: { rows: number }) => sum + month.rows, 0)).toBe(prices.length);
  });

  it('goes back to the first year when all are asked for, and has no months before then', async () => {
    const { totalRecords, before } = await find('period=all');
    expect([totalRecords, before]).toEqual([600, null]);
  });

  it('stands beside as many months before it', async () => {
    const { before, statistics } = await find('period=1');
    expect(before.period).toEqual({ from: '2024-09-01', to: '2025-08-01' });
    const earlier = lines.filter(([month = '']) => month >= '2024-09' && month <= '2025-08');
    expect([statistics.counted > 0, before.statistics.counted]).toEqual([true, earlier.length]);
  });

  it.each<[string, string, (cells: string[]) => boolean]>([
    ['of some towns', 'town=Tampines,Bedok', ([, town]) => town === 'TAMPINES' || town === 'BEDOK'],
    ['of a type', 'flatType=4 ROOM', ([, , type]) => type === '4 ROOM'],
    [
      'of towns and types in any capitals',
      'town=TAMPINES, bedok&flatType=4 room,executive',
      ([, town = '', type = '']) => ['TAMPINES', 'BEDOK'].includes(town) && ['4 ROOM', 'EXECUTIVE'].includes(type),
    ],
    ['of a street, written out', 'search=tampines street 61', ([, , , , street]) => street === 'TAMPINES ST 61'],
    ['of a part of a street', 'search=whampoa', ([, , , , street]) => street === 'WHAMPOA DR'],
    [
      'of a block and its street',
      'search=blk 627b tampines st 61',
      ([, , , block, street]) => block === '627B' && street === 'TAMPINES ST 61',
    ],
    ['by months', 'dateFrom=2024-03&dateTo=2024-08', ([month = '']) => month >= '2024-03' && month <= '2024-08'],
    [
      'by price',
      'priceFrom=500000&priceTo=600000',
      (cells) => Number(cells[10]) >= 500_000 && Number(cells[10]) <= 600_000,
    ],
    [
      'by area in square metres',
      'measurementUnit=sqm&areaFrom=92&areaTo=93',
      (cells) => ['92', '93'].includes(cells[6] ?? ''),
    ],
    ['by storey', 'floorFrom=9', (cells) => Number(cells[5]?.slice(-2)) >= 9],
    [
      'by unit price in square metres',
      'measurementUnit=sqm&unitPriceTo=6000',
      (cells) => Math.round(Number(cells[10]) / Number(cells[6])) <= 6_000,
    ],
    ['of nothing that is there', 'search=nowhere road', () => false],
  ])('%s', async (_, query, isMeant) => {
    const { totalRecords, statistics } = await find(query);
    const prices = said(isMeant);
    expect([totalRecords, statistics.price?.median ?? null]).toEqual([
      prices.length,
      prices.length > 0 ? quantileOf(prices, 0.5) * 100 : null,
    ]);
  });

  it('is sorted by any column, either way, a page at a time', async () => {
    const all: HdbRow[] = [];
    for (const page of [1, 2])
      all.push(...(await find(`town=Tampines&sortBy=unitPrice&sortDirection=asc&pageSize=10&pageNumber=${page}`)).rows);
    const paid = all.map(({ unitPriceCents }) => unitPriceCents ?? 0);
    expect(paid).toEqual(paid.toSorted((a, b) => a - b));
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    const { rows } = await find('sortBy=street&sortDirection=asc');
    expect(rows[0].street).toBe('ANG MO KIO AVE 10');
  });

  it('turns areas and unit prices into the other unit', async () => {
    const query = 'search=627b tampines st 61&sortBy=price&pageSize=10';
    const [feet, metres] = [(await find(query)).rows[0], (await find(`${query}&measurementUnit=SQM`)).rows[0]];
    expect(feet.area).toBe(Math.round(metres.area * 10.7639104));
    expect(feet.unitPriceCents).toBe(Math.round(feet.priceCents / 100 / (metres.area * 10.7639104)) * 100);
    expect(metres.unitPriceCents).toBe(Math.round(metres.priceCents / 100 / metres.area) * 100);
  });

  it('has ten rows a page at least and five hundred at most', async () => {
    for (const size of [9, 501]) expect((await agent.get(`/market/v1/hdb?pageSize=${size}`)).status).toBe(400);
  });
});

describe('its file', () => {
  it('is named after the search', async () => {
    const { headers, status } = await agent.get('/market/v1/hdb/export?sortBy=price&measurementUnit=SQM&town=Tampines');
    expect(status).toBe(200);
    expect(String(headers['content-disposition'])).toMatch(/filename="hdb_price_sqm_all_\d{14}\.xlsx"/);
    const page = await agent.get('/market/v1/hdb/export?pageSize=10&pageNumber=2');
    expect(String(page.headers['content-disposition'])).toMatch(/filename="hdb_month_sqft_10_\d{14}\.xlsx"/);
  });
});
