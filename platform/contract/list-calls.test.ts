import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listShapeOf } from '../build/listShapeOf.ts';
import { listCalls, rowOf } from './list-calls.ts';
import {
  amount,
  choice,
  count,
  day,
  flag,
  headOf,
  id,
  instant,
  listFields,
  money,
  text,
  texts,
} from './list-fields.ts';

const fields = listFields({
  keyId: { is: id },
  number: { label: 'Key', is: text(12) },
  kind: { label: 'Kind', is: choice({ DOOR: 'Door', GATE: 'Gate' }, 10) },
  madeOn: { label: 'Made', is: day },
  lostAt: { label: 'Lost', is: instant, maybe: true },
  copies: { label: 'Copies', is: count() },
  names: { label: 'Held by', is: texts(30) },
  isBent: { label: 'Bent', is: flag() },
  cents: { label: 'Cost', is: money, sum: true },
});
const row = {
  keyId: '0190b5a2-0000-7000-8000-000000000000',
  number: 'K-1',
  kind: 'DOOR',
  madeOn: '2026-03-05',
  lostAt: null,
  copies: 2,
  names: ['Ana', 'Ben'],
  isBent: false,
  cents: 1_250,
};
const common = {
  base: 'agency',
  who: 'desk:finance',
  path: '/v1/keys',
  summary: 'Keys.',
  fileSummary: 'Keys as a file.',
  filters: {},
} as const;
const keys = listCalls(fields, { ...common, sorts: { Made: 'madeOn', Cost: 'cents' } });

describe('a row', () => {
  it('is what its fields hold', () => {
    expect(rowOf(fields).parse(row)).toEqual(row);
  });

  it('may say yes or no, and have an amount of any currency', () => {
    const bent = listFields({ isBent: { is: flag() }, price: { label: 'Price', is: amount } });
    expect(rowOf(bent).parse({ isBent: true, price: 1 })).toEqual({ isBent: true, price: 1 });
    expect([headOf(bent.price), headOf(fields.cents)]).toEqual(['Price', 'Cost (S$)']);
  });

  it.each([
    ['madeOn', null],
    ['madeOn', '2026-02-31'],
    ['kind', 'WINDOW'],
    ['cents', 12.5],
    ['names', 'Ana'],
    ['isBent', 'Yes'],
    ['lostAt', 'yesterday'],
    ['number', undefined],
  ])('is nothing else: %s %j', (name, value) => {
    expect(rowOf(fields).safeParse({ ...row, [name]: value }).success).toBe(false);
  });
});

describe('the calls of a list', () => {
  it('are its page and, below it, its file, for the same people', () => {
    expect(keys.list).toMatchObject({ method: 'GET', path: '/v1/keys', who: 'desk:finance', base: 'agency' });
    expect(keys.file).toMatchObject({ method: 'GET', path: '/v1/keys/export', who: 'desk:finance', fewAtOnce: true });
    const { base: _, ...main } = common;
    const doors = listCalls(fields, { ...main, sorts: { Made: 'madeOn' }, refuses: ['missing'] });
    expect(doors.list).toMatchObject({ base: 'main', refuses: ['missing'] });
    expect(doors.file).toMatchObject({ base: 'main', refuses: ['too-large', 'missing'] });
  });

  it('are sorted by the first of the sorts, the newest or largest first', () => {
    expect(keys.list.query.parse({})).toEqual({
      pageNumber: 1,
      pageSize: 20,
      sortBy: 'Made',
      sortDirection: 'desc',
    });
    expect(keys.list.query.safeParse({ sortBy: 'madeOn' }).success).toBe(false);
  });

  it('say to the page which field each order is', () => {
    expect(listShapeOf(keys.list.query)).toEqual({
      sortable: ['Made', 'Cost'],
      fields: { Made: 'madeOn', Cost: 'cents' },
      size: 20,
      filters: {},
    });
  });

  it('answer the sums of what is summed, and no sums where nothing is', () => {
    const page = { rows: [row], totalRecords: 1, totalIsCapped: false };
    expect(keys.list.data.parse({ ...page, sums: { cents: 1_250 } })).toEqual({ ...page, sums: { cents: 1_250 } });
    expect(keys.list.data.safeParse(page).success).toBe(false);
    const plain = listCalls(listFields({ keyId: { is: id } }), { ...common, sorts: { Made: 'keyId' } });
    expect(Object.keys(plain.list.data.shape)).not.toContain('sums');
  });

  it('can be sorted by what no column shows', () => {
    const { list } = listCalls(fields, { ...common, sorts: { Asked: null, Cost: 'cents' } });
    const shape = listShapeOf(list.query);
    expect([shape?.sortable, shape?.fields]).toEqual([['Asked', 'Cost'], { Cost: 'cents' }]);
  });

  it('take what the path names, and answer records in a row and figures beside the rows', () => {
    const { list, file } = listCalls(listFields({ keyId: { is: id } }), {
      ...common,
      path: '/v1/doors/{door}/keys',
      params: z.strictObject({ door: z.string() }),
      sorts: { Made: 'keyId' },
      more: { lock: z.object({ door: z.string() }) },
      beside: { lost: z.int() },
    });
    for (const call of [list, file]) expect(call.params.safeParse({}).success).toBe(false);
    const { keyId } = row;
    const answer = { rows: [{ keyId, lock: { door: 'Front' } }], totalRecords: 1, totalIsCapped: false, lost: 3 };
    expect(list.data.parse(answer)).toEqual(answer);
    expect(keys.list).not.toHaveProperty('params');
  });
});
