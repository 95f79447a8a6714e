import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choice, count, day, flag, id, listFields, money, type RowOf, text } from '#platform/contract/list-fields.ts';
import { type ListColumn, listColumns } from './listColumns.tsx';

const fields = listFields({
  keyId: { is: id },
  number: { label: 'Key', is: text(12) },
  kind: { label: 'Kind', is: choice({ DOOR: 'Door', GATE: 'Gate' }, 10) },
  madeOn: { label: 'Made', is: day, maybe: true },
  copies: { label: 'Copies', is: count() },
  isBent: { label: 'Bent', is: flag() },
  cents: { label: 'Cost', is: money, sum: true },
});
type Row = RowOf<typeof fields>;
const row: Row = {
  keyId: 'k',
  number: 'K-1',
  kind: 'GATE',
  madeOn: '2026-03-05',
  copies: 1_200,
  isBent: true,
  cents: 1_250,
};

const draw = (columns: ListColumn<typeof fields, Row>[], given: Row = row) =>
  listColumns(fields, columns, { sorts: { Made: 'madeOn', Cost: 'cents' }, sums: { cents: 99_900 } }).map(
    ({ cell, total, ...column }) => ({ ...column, cell: words(cell(given)), total: words(total) }),
  );
const words = (node: unknown) =>
  renderToStaticMarkup(<MantineProvider env="test">{node as string}</MantineProvider>)
    .replace(/<style.*?<\/style>|<[^>]+>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a column of a field', () => {
  it('has its head, its cell, its order and its sum from it', () => {
    expect(draw([{ field: 'number' }, { field: 'cents', width: 90 }])).toEqual([
      { id: 'number', header: 'Key', cell: 'K-1', total: '' },
      {
        id: 'cents',
        header: 'Cost (S$)',
        width: 90,
        sort: 'Cost',
        ordered: 'number',
        align: 'end',
        cell: '12.50',
        total: '999.00',
      },
    ]);
  });

  it('has the sum that the list answers, in its own words, and none where it is not known', () => {
    const totals = (sums: Record<string, number | null>) =>
      listColumns(fields, [{ field: 'copies' }, { field: 'cents' }], { sorts: {}, sums }).map(
        (column) => 'total' in column && words(column.total),
      );
    expect(totals({ copies: 1_200, cents: 99_900 })).toEqual(['1,200', '999.00']);
    expect(totals({ cents: null })).toEqual([false, false]);
  });

  it('says each kind in words', () => {
    const cells = (given: Row) =>
      draw(
        ['number', 'kind', 'madeOn', 'copies', 'isBent'].map((field) => ({ field: field as keyof Row })),
        given,
      ).map(({ cell }) => cell);
    expect(cells(row)).toEqual(['K-1', 'Gate', '05 Mar 2026', '1,200', 'Yes']);
    expect(cells({ ...row, number: '', madeOn: null, isBent: false })).toEqual(['–', 'Gate', '–', '1,200', '–']);
  });

  it('has words of its own where there is no value', () => {
    const unknown = listFields({ owner: { label: 'Owner', is: text(10), maybe: true, none: 'The desk' } });
    const [column] = listColumns(unknown, [{ field: 'owner' }], { sorts: {}, sums: null });
    expect(words(column?.cell({ owner: null }))).toBe('The desk');
  });

  it('has a second line of zero, and none of nothing', () => {
    const lines = (given: Row) =>
      (['cents', 'copies', 'madeOn'] as const).map((under) => draw([{ field: 'number', under }], given)[0]?.cell);
    expect(lines({ ...row, cents: 0, copies: 0, madeOn: null })).toEqual(['K-1 0.00', 'K-1 0', 'K-1']);
  });

  it('has a second line, and is sorted as that is where the page says so', () => {
    const [first, second] = draw([
      { field: 'number', under: 'kind', sortedBy: 'madeOn' },
      { field: 'kind', under: ({ copies }) => `${copies} of it`, header: 'What' },
    ]);
    expect(first).toMatchObject({ cell: 'K-1 Gate', sort: 'Made', ordered: 'day' });
    expect(draw([{ field: 'number' }, { field: 'kind', under: 'number' }], { ...row, number: '' })[1]?.cell).toBe(
      'Gate',
    );
    expect(second).toMatchObject({ header: 'What', cell: 'Gate 1200 of it' });
  });

  it('is set bold where it stands first and names the row', () => {
    const isBold = (...names: (keyof Row & string)[]) => {
      const columns = listColumns(
        fields,
        names.map((field) => ({ field })),
        { sorts: {}, sums: null },
      );
      return columns.map(({ cell }) => (cell(row) as { props?: { strong?: boolean } }).props?.strong ?? false);
    };
    expect(isBold('number', 'copies')).toEqual([true, false]);
    expect(isBold('kind', 'number')).toEqual([true, false]);
    expect(isBold('madeOn', 'number')).toEqual([false, false]);
  });

  it('says on a card what it is, without a label where its value says it, and nothing of nothing', () => {
    const onCard = (given: Row) =>
      listColumns(
        fields,
        [{ field: 'number' }, { field: 'kind' }, { field: 'madeOn' }, { field: 'copies' }, { field: 'isBent' }],
        { sorts: {}, sums: null },
      ).map(({ short }) => short?.(given));
    expect(onCard(row)).toEqual([undefined, 'Gate', 'made 05 Mar 2026', '1,200 copies', 'bent']);
    expect(onCard({ ...row, madeOn: null, copies: 0, isBent: false })).toEqual([undefined, 'Gate', null, null, null]);
  });

  it('stands between those that are written out', () => {
    const own = { id: 'own', header: 'Own', cell: ({ number }: Row) => `${number}!` };
    expect(draw([{ field: 'number' }, own]).map(({ id: name, cell }) => [name, cell])).toEqual([
      ['number', 'K-1'],
      ['own', 'K-1!'],
    ]);
  });
});
