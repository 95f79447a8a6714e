import type { UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, Request } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import type { CallFailure } from '../api/failure.ts';
import { useData } from '../api/useData.ts';
import type { ListDefinition } from './listSearch.ts';
import { type UseList, useListSearch } from './useListSearch.ts';

type Of<E extends Endpoint, Filter extends string> = {
  params?: Request<E>['params'] | undefined;
  always?: Partial<Record<Filter, string>> | undefined;
};

/**
 * A list's state in the URL, and what its call answers to it. For what a page shows beside the table, too: equal calls are made
 * once. What is `always` set is sent, but is no filter: it stays when the filters are cleared.
 */
export function useList<E extends Endpoint, Filter extends string>(
  call: Call<E>,
  search: ListDefinition<Filter>,
  { params, always }: Of<E, Filter> = {},
): { list: UseList<Filter>; found: UseQueryResult<Received<E>, CallFailure> } {
  const list = useListSearch(search);
  // The filters were checked when they were read from the URL.
  const input = { ...(params ? { params } : {}), query: { ...list.query, ...always } } as unknown as Sending<E>;
  const found = useData(call, input, { keepPrevious: true });
  return { list: always ? withAlways(list, always) : list, found };
}

const withAlways = <Filter extends string>(list: UseList<Filter>, always: Partial<Record<Filter, string>>) => {
  const filters = Object.fromEntries(Object.entries(list.filters).filter(([name]) => !Object.hasOwn(always, name)));
  return {
    ...list,
    filters: filters as UseList<Filter>['filters'],
    clear: () => list.setFilters(always as UseList<Filter>['filters']),
  };
};
