import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Sort } from '../kit/table/column.ts';
import type { ListDefinition, ListState } from './listSearch.ts';

type Query<Filter extends string> = {
  pageNumber: number;
  pageSize: number;
  sortBy: string;
  sortDirection: Sort['direction'];
} & { [F in Filter]?: string };

export type UseList<Filter extends string> = ListState<Filter> & {
  /** The query for the list's call. */
  query: Query<Filter>;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  setSort: (sort: Sort) => void;
  /**
   * Undefined or empty removes the filter. With `typing` the entry in the history is replaced; otherwise one is added.
   */
  setFilter: (name: Filter, value: string | undefined, typing?: boolean) => void;
  /** Sets these filters and removes all others. */
  setFilters: (filters: ListState<Filter>['filters']) => void;
  clear: () => void;
};

/** The state of a list whose route has `validateSearch: list.validate`. A new filter, sort or size starts at page 1. */
export function useListSearch<Filter extends string>(list: ListDefinition<Filter>): UseList<Filter> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [own] = useState(() => router.latestLocation.pathname);
  return useMemo(() => {
    const state = list.stateOf(list.validate(search));
    const go = (change: Partial<ListState<Filter>>, replace = false) => {
      // What was typed just before another page was opened belongs to the list, not to that page.
      if (router.latestLocation.pathname !== own) return;
      const after = list.searchOf({ ...state, page: 1, ...change });
      void navigate({ to: '.', search: after as never, replace });
    };
    return {
      ...state,
      query: {
        ...state.filters,
        pageNumber: state.page,
        pageSize: state.size,
        sortBy: state.sort.by,
        sortDirection: state.sort.direction,
      } as Query<Filter>,
      setPage: (page) => go({ page }),
      setSize: (size) => go({ size }),
      setSort: (sort) => go({ sort }),
      setFilter: (name, value, typing) => {
        const { [name]: _, ...rest } = state.filters;
        const filters = value ? { ...rest, [name]: value } : rest;
        go({ filters: filters as ListState<Filter>['filters'] }, typing);
      },
      setFilters: (filters) => go({ filters }),
      clear: () => go({ filters: {} }),
    };
  }, [list, search, navigate, router, own]);
}
