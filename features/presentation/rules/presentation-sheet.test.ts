import { expect, it } from 'vitest';
import { readFields } from '#features/calculators/inputs/fields.rules.ts';
import { knownOn } from '#features/calculators/rig/seeded.rules.ts';
import type { Comparables } from '#features/market/open-market/open-market.calls.ts';
import { comparablesQuery } from './comparables-query.ts';
import { presentationFields } from './inputs.ts';
import { presentationSheet } from './presentation-sheet.ts';

const figures = (cents: number) => ({ lowest: cents, p25: cents, median: cents, p75: cents, highest: cents });
const found: Comparables = {
  level: 'STREET',
  counted: 14,
  confidence: 'MEDIUM',
  period: { from: '2025-09-01', to: '2026-08-01' },
  unitPrice: figures(63_100),
  value: { p25: 60_000_000, median: 63_000_000, p75: 66_000_000 },
  rows: [
    {
      id: 1,
      month: '2026-08-01',
      name: '627B TAMPINES ST 61',
      floorFrom: 13,
      floorTo: 15,
      area: 1001,
      areaTo: null,
      priceCents: 63_200_000,
      unitPriceCents: 63_100,
    },
  ],
  trend: null,
  source: null,
};
const nothing: Comparables = { ...found, level: null, counted: 0, value: null, rows: [] };
const home = { hdbTown: 'Tampines', block: '627B', street: 'Tampines St 61', area: '1001' };
const sheet = (search: object, comparables = found) =>
  presentationSheet(knownOn('2026-09-05'), readFields(presentationFields, { ...home, ...search }), comparables);
const titles = (search: object) => sheet(search).parts.map(({ title }) => title);

it('suggests what the middle half paid, or what the salesperson says', () => {
  expect(sheet({}).result?.words).toBe('S$ 600,000 – S$ 660,000');
  expect(sheet({ high: '700000' }).result?.words).toBe('S$ 600,000 – S$ 700,000');
  expect(sheet({ low: '650000', high: '650000' }).result?.words).toBe('S$ 650,000');
  expect(sheet({ low: '650000' }, nothing).result?.words).toBe('S$ 650,000');
  expect(sheet({}, nothing)).toMatchObject({ result: null, missing: expect.stringContaining('no comparable sales') });
  expect(sheet({ low: '700000', high: '600000' }).result).toBeNull();
});

it('shows the sales, and what is left at both ends once the day of purchase is known', () => {
  expect(titles({})).toEqual(['Comparable sales']);
  expect(titles({ bought: '2016-05-10' })).toEqual([
    'Comparable sales',
    'Net proceeds at S$ 600,000',
    'Net proceeds at S$ 660,000',
  ]);
  const { parts } = sheet({ bought: '2016-05-10', owed: '210000', commission: '2' });
  expect(parts[0]?.lines[0]).toMatchObject({
    label: '627B Tampines St 61',
    amount: 63_200_000,
    note: 'Aug 2026 · storey 13–15 · 1,001 sq ft · S$ 631 psf',
  });
  expect(parts[0]?.notes[0]?.text).toMatch(/14 sales in the same street.*latest 1 .*not a valuation/);
  // 600,000 without the loan and 2% with GST.
  expect(parts[1]?.lines.at(-1)).toMatchObject({ label: 'Cash to the seller', amount: 37_692_000 });
});

it('says why nothing is left to say, and measures landed homes by their land', () => {
  const late = sheet({ bought: '2026-09-06' });
  expect(late.parts[1]).toMatchObject({ lines: [], notes: [{ text: 'The day of purchase is after the sale.' }] });
  expect(sheet({ category: 'landed', propertyType: 'TERRACE' }).about).toMatch(/1,001 sq ft of land$/);
  expect(sheet({ category: 'landed', propertyType: 'STRATA_LANDED' }).about).toMatch(/1,001 sq ft$/);
});

it('asks market data for what is entered alone', () => {
  expect(comparablesQuery(readFields(presentationFields, { street: 'Leonie Hill', category: 'landed' }))).toEqual({
    purpose: 'SALE',
    category: 'landed',
    propertyType: '4R',
    block: '',
    street: 'Leonie Hill',
    building: '',
    measurementUnit: 'sqft',
    trendYears: 5,
  });
});
