import { Title } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Endpoint, Request } from '#platform/contract/endpoint.ts';
import type { RowIn } from '#platform/contract/list-calls.ts';
import type { ListFields, RowOf } from '#platform/contract/list-fields.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { Call, Received } from '../api/client.ts';
import { DataTable, type DataTableProps, type TableQuery } from '../kit/table/DataTable.tsx';
import { FilterBar, type FilterSelect, type KeptOut } from './FilterBar.tsx';
import { type ListColumn, listColumns } from './listColumns.tsx';
import type { ListDefinition } from './listSearch.ts';
import { StateTabs } from './StateTabs.tsx';
import { tableOf } from './tableOf.ts';
import { useList } from './useList.ts';

/** What the call of a list answers: rows with these fields, and more where the page shows it. */
type Listed<F extends ListFields> = Page<RowOf<F>> & { sums?: Record<string, number> | null };

export type ListProps<F extends ListFields, E extends Endpoint, Filter extends string> = {
  fields: F;
  /** The call whose rows have these fields. */
  call: Call<E> & (Received<E> extends Page<RowOf<F>> ? unknown : 'This call answers the rows of another list.');
  /** What its path names. */
  params?: Request<E>['params'];
  /** Its state in the URL. */
  search: ListDefinition<Filter>;
  /** What the list is of, such as a year, where the URL does not say it: it is no filter that can be cleared. */
  always?: Partial<Record<Filter, string>>;
  /** Under which the chosen columns are stored. */
  name: string;
  /** Names the table. */
  title: string;
  columns: ListColumn<F, RowIn<E>>[];
  rowId: (keyof F & string) | ((row: RowIn<E>) => string);
  /** The sums of fields over all pages, where the call doesn't answer them as its `sums`. */
  sums?: (answer: Received<E>) => Partial<Record<keyof F & string, number | null>> | null | undefined;
  /** What chooses what the list is of, before the filters. */
  lead?: ReactNode;
  /** What the free-text filter `search` finds by: `Receipt, payer or reference`. Without it there is none. */
  searches?: string;
  /** What is typed there and must stand in no address. */
  keptOut?: KeptOut;
  selects?: FilterSelect<Filter>[];
  chips?: { name: Filter; label: string }[];
  /** Filters for the first and the last day. */
  days?: 'from' | 'to' extends Filter ? true : never;
  empty?: ReactNode;
  /** What was found by what stands in no address: these rows are shown, below a heading, and not those of the list. */
  instead?: Instead<RowIn<E>> | undefined;
} & Pick<DataTableProps<RowIn<E>>, 'onOpen' | 'to' | 'selection' | 'narrow' | 'actions' | 'totalsLabel'>;

type Instead<Row> = { heading: string; rows: Row[] | undefined; query: TableQuery; none: ReactNode };

/** The table of a list that is declared by its fields, with its filters, its order, its pages and its sums. */
export function List<const F extends ListFields, E extends Endpoint, Filter extends string>(
  props: ListProps<F, E, Filter>,
) {
  const { fields, call, params, search, always, name, title, columns, rowId, sums, ...more } = props;
  const { lead, searches, keptOut, selects = [], chips, days, instead, ...table } = more;
  const { list, found } = useList(call as Call<E>, search, { params, always });
  const data = found.data as (Listed<F> & { rows: RowIn<E>[] }) | undefined;
  type Row = RowIn<E> & RowData & object;
  const state = selects.find(({ label }) => label === 'State');
  return (
    <>
      {state && !instead && <StateTabs list={list} state={state} />}
      <DataTable<Row>
        name={name}
        label={title}
        columns={listColumns<F, Row>(fields, columns as ListColumn<F, Row>[], {
          sorts: call.list?.fields ?? {},
          sums: sums && found.data ? sums(found.data) : data?.sums,
        })}
        rowId={typeof rowId === 'function' ? rowId : (row) => String((row as Record<string, unknown>)[rowId])}
        {...tableOf(list, { ...found, data: data as Page<Row> | undefined })}
        {...table}
        {...(instead && insteadOf<Row>(instead as Instead<Row>))}
        filters={
          <>
            <FilterBar
              list={list}
              lead={lead}
              {...(searches ? { search: { name: 'search' as Filter, label: searches, keptOut } } : {})}
              selects={selects.filter((select) => select !== state)}
              {...(chips ? { chips } : {})}
              days={days && { from: 'from' as Filter, to: 'to' as Filter }}
            />
            {instead && (
              <Title order={2} size="h4" mt="sm">
                {instead.heading}
              </Title>
            )}
          </>
        }
      />
    </>
  );
}

/** All of them on one page, in the order in which they were found. */
const insteadOf = <Row extends object>({ heading, rows, query, none }: Instead<Row>) => ({
  label: heading,
  rows,
  query,
  empty: none,
  sort: undefined,
  onSort: undefined,
  paging: undefined,
  onClearFilters: undefined,
});
