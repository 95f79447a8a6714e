import { expect, it, vi } from 'vitest';
import { tableOf } from './tableOf.ts';
import type { UseList } from './useListSearch.ts';

const query = { isFetching: false, error: null, refetch: () => undefined };
const listBy = (filters: { state?: string }) =>
  ({ filters, page: 2, size: 20, clear: vi.fn() }) as unknown as UseList<'state'>;

it('a list that still loads has no rows yet, and one that is filtered can be cleared', () => {
  const list = listBy({ state: 'OPEN' });
  const loading = tableOf(list, query);
  expect([loading.rows, loading.paging.total]).toEqual([undefined, 0]);
  expect(loading.onClearFilters).toBe(list.clear);
  const loaded = tableOf(listBy({}), { ...query, data: { rows: ['a'], totalRecords: 21, totalIsCapped: true } });
  expect(loaded.rows).toEqual(['a']);
  expect(loaded.paging).toMatchObject({ page: 2, pageSize: 20, total: 21, totalIsCapped: true });
  expect(loaded.onClearFilters).toBeUndefined();
});
