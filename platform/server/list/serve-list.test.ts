import { expect, it } from 'vitest';
import { listCalls } from '#platform/contract/list-calls.ts';
import { day, id, listFields } from '#platform/contract/list-fields.ts';
import { testApp } from '#test/app.ts';
import { serveList } from './serve-list.ts';

const fields = listFields({ key: { is: id }, due: { label: 'Due', is: day, maybe: true } });
const list = listCalls(fields, {
  who: 'signed-in',
  path: '/v1/things',
  summary: 'Things.',
  fileSummary: 'Things.',
  filters: {},
  sorts: { Due: 'due' },
});
const common = { name: 'things', title: 'Things', action: 'things.exported', last: 'key' } as const;
const things = serveList(list, {
  ...common,
  rows: () => ({
    text: `SELECT * FROM (VALUES ('a', '2026-12-01'::date), ('b', NULL), ('c', '2026-12-24')) thing (key, due)`,
    values: [],
  }),
});
const { services } = await testApp();

it.each([
  ['asc', ['a', 'c', 'b']],
  ['desc', ['c', 'a', 'b']],
] as const)('what has no value stands last (%s)', async (sortDirection, keys) => {
  const at = { ...services, db: services.database } as never;
  const query = { pageNumber: 1, pageSize: 20, sortBy: 'Due', sortDirection } as const;
  const { rows } = await things.page(at, { query } as never);
  expect(rows.map(({ key }) => key)).toEqual(keys);
});

it('compiles with a query that has every field, and with no other', () => {
  const query = <Row>() => Object.assign(Promise.resolve<Row[]>([]), { toSQL: () => ({ sql: '', params: [] }) });
  const served = [
    serveList(list, { ...common, rows: () => query<{ key: string; due: string | null; more: number }>() }),
    // @ts-expect-error It has no day.
    serveList(list, { ...common, rows: () => query<{ key: string }>() }),
    // @ts-expect-error Its day is a number.
    serveList(list, { ...common, rows: () => query<{ key: string; due: number }>() }),
  ];
  expect(served).toHaveLength(3);
});
