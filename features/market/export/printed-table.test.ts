import { expect, it } from 'vitest';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import { printedTable } from './printed-table.server.ts';

type Sale = { month: string; project: string; street: string; area: number | null; from: number; cents: number };
const columns: SheetColumn<Sale>[] = [
  { header: 'Contract', kind: 'month', width: 12, value: ({ month }) => month },
  { header: 'Project', kind: 'text', width: 30, value: ({ project }) => project },
  { header: 'Street', kind: 'text', width: 28, value: ({ street }) => street },
  { header: 'Area (sq ft)', kind: 'text', width: 14, value: ({ area }) => area },
  { header: 'Lease from', kind: 'count', width: 12, value: ({ from }) => from },
  { header: 'Price (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
];
const sale = {
  month: '2026-03-01',
  project: '',
  street: 'MEI HWAN CRESCENT',
  area: 3283,
  from: 1985,
  cents: 598_400_000,
};

it('prints what the columns say, a month on one line and numbers at the right', () => {
  const { columns: heads, rows } = printedTable(columns, [sale, { ...sale, area: 104.5, cents: 123_45 }]);
  expect(rows).toEqual([
    ['Mar\u00A02026', 'MEI HWAN CRESCENT', '3,283', '1985', '5,984,000'],
    ['Mar\u00A02026', 'MEI HWAN CRESCENT', '104.5', '1985', '123.45'],
  ]);
  expect(heads.map(({ header, isNumber }) => [header, isNumber])).toEqual([
    ['Contract', false],
    ['Street', false],
    ['Area (sq ft)', true],
    ['Lease from', true],
    ['Price (S$)', true],
  ]);
  expect(heads.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
});

it('gives each column the room that its longest word and cell need', () => {
  const { columns: heads } = printedTable(columns, [sale]);
  const characters = { Contract: 11, Street: 19, 'Area (sq ft)': 7, 'Lease from': 8, 'Price (S$)': 11 };
  const all = Object.values(characters).reduce((sum, each) => sum + each);
  expect(Object.fromEntries(heads.map(({ header, share }) => [header, Math.round((share * all) / 100)]))).toEqual(
    characters,
  );
});

it('has every column where nothing was found', () => {
  expect(printedTable(columns, []).columns.map(({ header }) => header)).toHaveLength(columns.length);
});
