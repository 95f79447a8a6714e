import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Sort } from '../kit/table/column.ts';
import type { ListDefinition, ListState } from './listSearch.ts';

type Query<Filter extends string> = {
  pageNumber: number;
  pageSize: number;
  sortBy: string;
  sortDirection: Sort['direction'];
} & { [F in Filter]?: string };

export type UseList<Filter extends string> = ListState<Filter> & {
  /** For the list's endpoint. */
  query: Query<Filter>;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  setSort: (sort: Sort) => void;
  /** undefined or empty takes the filter away. Typing replaces the entry in the history, choosing adds one. */
  setFilter: (name: Filter, value: string | undefined, typing?: boolean) => void;
  clear: () => void;
};

/** The state of a list whose route has `validateSearch: list.validate`. A new filter, sort or size starts at page 1. */
export function useListSearch<Filter extends string>(list: ListDefinition<Filter>): UseList<Filter> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const state = list.stateOf(list.validate(search));
    const go = (change: Partial<ListState<Filter>>, replace = false) => {
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
      clear: () => go({ filters: {} }),
    };
  }, [list, search, navigate]);
}
