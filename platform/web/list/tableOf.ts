import type { Page } from '#platform/contract/paging.ts';
import type { TableQuery } from '../kit/table/DataTable.tsx';
import type { UseList } from './useListSearch.ts';

type Found<Row> = TableQuery & { data?: Page<Row> | undefined };

/** What a table shows of a list: the page that the server returned, and the state in the URL by which it was asked for. */
export const tableOf = <Filter extends string, Row>(list: UseList<Filter>, found: Found<Row>) => ({
  rows: found.data?.rows,
  query: found,
  sort: list.sort,
  onSort: list.setSort,
  paging: {
    page: list.page,
    pageSize: list.size,
    total: found.data?.totalRecords ?? 0,
    totalIsCapped: found.data?.totalIsCapped ?? false,
    onPage: list.setPage,
    onPageSize: list.setSize,
  },
  onClearFilters: Object.keys(list.filters).length > 0 ? list.clear : undefined,
});
