import { describe, expect, it } from 'vitest';
import {
  choice,
  count,
  day,
  flag,
  id,
  listFields,
  money,
  type RowOf,
  text,
  texts,
} from '../../contract/list-fields.ts';
import { cellOf } from '../sheet/sheet.ts';
import { fileColumns } from './file-columns.ts';

const fields = listFields({
  keyId: { is: id },
  number: { label: 'Key', is: text(12) },
  kind: { label: 'Kind', is: choice({ DOOR: 'Door', GATE: 'Gate' }, 10) },
  madeOn: { label: 'Made', is: day, maybe: true },
  owner: { label: 'Owner, or the desk', is: text(10), maybe: true, none: 'The desk' },
  copies: { label: 'Copies', is: count() },
  names: { label: 'Held by', is: texts(30) },
  cents: { label: 'Cost', is: money, sum: true },
  isBent: { label: 'Bent', is: flag() },
  note: { is: text(20) },
});
type Row = RowOf<typeof fields> & { lock: { door: string } | null };
const row: Row = {
  keyId: 'k',
  number: 'K-1',
  kind: 'GATE',
  madeOn: null,
  owner: null,
  copies: 2,
  names: ['Ana', 'Ben'],
  cents: 1_250,
  isBent: true,
  note: 'By hand',
  lock: { door: 'Front' },
};

describe('the columns of a file', () => {
  it('are the fields that are called something, in their order', () => {
    const columns = fileColumns<typeof fields, Row>(fields);
    expect(columns.map((column) => [column.header, column.width, cellOf(column, row)])).toEqual([
      ['Key', 12, 'K-1'],
      ['Kind', 10, 'Gate'],
      ['Made', 14, null],
      ['Owner, or the desk', 18, 'The desk'],
      ['Copies', 10, 2],
      ['Held by', 30, 'Ana, Ben'],
      ['Cost (S$)', 18, 12.5],
      ['Bent', 10, 'Yes'],
    ]);
  });

  it('have those that are no fields where they belong', () => {
    const value = ({ lock }: Row) => lock?.door ?? null;
    const columns = fileColumns<typeof fields, Row>(fields, [
      { header: 'Door', kind: 'text', width: 20, value },
      { header: 'First', kind: 'text', width: 20, value: ({ names }) => names[0] ?? null, after: 'keyId' },
      { header: 'Last', kind: 'text', width: 20, value: ({ names }) => names.at(-1) ?? null, after: 'names' },
    ]);
    const heads = [
      ...[
        'First',
        'Key',
        'Kind',
        'Made',
        'Owner, or the desk',
        'Copies',
        'Held by',
        'Last',
        'Cost (S$)',
        'Bent',
        'Door',
      ],
    ];
    expect(columns.map(({ header }) => header)).toEqual(heads);
    expect(columns.map((column) => cellOf(column, row))).toEqual([
      'Ana',
      'K-1',
      'Gate',
      null,
      'The desk',
      2,
      'Ana, Ben',
      'Ben',
      12.5,
      'Yes',
      'Front',
    ]);
  });
});
