import type { Page } from '#platform/contract/paging.ts';
import type { Paging } from '../kit/table/TableFooter.tsx';
import type { UseList } from './useListSearch.ts';

/** The table's `paging`, from a list's state in the URL and the page that the server returned. */
export const pagingOf = <Filter extends string, Row>(
  list: Pick<UseList<Filter>, 'page' | 'size' | 'setPage' | 'setSize'>,
  page: Page<Row> | undefined,
): Paging => ({
  page: list.page,
  pageSize: list.size,
  total: page?.totalRecords ?? 0,
  totalIsCapped: page?.totalIsCapped ?? false,
  onPage: list.setPage,
  onPageSize: list.setSize,
});
