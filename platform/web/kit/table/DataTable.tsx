import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { phoneQuery, useMedia } from '../hooks/useMedia.ts';
import { ErrorCard } from '../page/ErrorCard.tsx';
import { offerPlace } from '../page/usePhoneActions.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardTotals } from './CardTotals.tsx';
import type { Column, Sort } from './column.ts';
import classes from './DataTable.module.css';
import { NoRows } from './NoRows.tsx';
import { OrderSelect } from './OrderSelect.tsx';
import { CardsSkeleton, TableCards } from './TableCards.tsx';
import { type Paging, TableFooter } from './TableFooter.tsx';
import { type BoxHeight, TableGrid } from './TableGrid.tsx';
import { type Density, useTableMemory } from './tableMemory.ts';
import { useRowOpen } from './useRowOpen.ts';
import { virtualFrom } from './useRowsInView.ts';
import { useTableModel } from './useTableModel.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** The part of a query's result that the table uses. Any TanStack Query result fits. */
export type TableQuery = {
  isFetching: boolean;
  /** The rows are those of the page or the filters before, until these have loaded. */
  isPlaceholderData?: boolean;
  error: unknown;
  refetch: () => unknown;
};

export type TableSelection<Row> = {
  ids: string[];
  onChange: (ids: string[]) => void;
  actions: ReactNode;
  /** Names a row for its checkbox. */
  rowLabel: (row: Row) => string;
  /** Which rows can be selected; all by default. */
  isFor?: (row: Row) => boolean;
  /** Why a row can't be selected, which its checkbox shows; null if it can. */
  whyNot?: (row: Row) => string | null;
};

export type DataTableProps<Row> = {
  /** The key under which its columns and density are stored. */
  name: string;
  /** Names the table for a screen reader. */
  label: string;
  columns: Column<Row>[];
  /** undefined while the first page loads. */
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  query?: TableQuery | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Undefined for a list without pages. Then there is no footer. */
  paging?: Paging | undefined;
  /** The address that a row opens. */
  to?: ((row: Row) => string) | undefined;
  /** What opening a row does, if the record has no address; with the rows of the page. */
  onOpen?: ((row: Row, among: Row[]) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  filters?: ReactNode;
  /** Buttons beside the column chooser, such as Export. */
  actions?: ReactNode;
  /** Shown when there are no rows yet. */
  empty?: ReactNode;
  /** Set while filters are active. An empty list then says that nothing matches, and offers to clear them. */
  onClearFilters?: (() => void) | undefined;
  /** For a table with many columns of amounts: they are set smaller and closer, so that a laptop shows all of them. */
  narrow?: boolean;
  /** The rows scroll in a box that is at most so many pixels tall, or as the window; then all cards of a phone are there. */
  maxHeight?: BoxHeight;
  /** How close its rows stand until the person chooses. */
  density?: Density;
  /** The label of the totals row; `7 of 48 shown` by default. */
  totalsLabel?: ReactNode;
};

/** Keeps the last rows while the next page loads. A failure clears them. */
function useLastRows<Row>(rows: Row[] | undefined, failed: boolean): Row[] | undefined {
  const last = useRef(rows);
  if (failed) last.current = undefined;
  else if (rows) last.current = rows;
  return last.current;
}

const nothingSelected: string[] = [];

/** The table of every list. The server sorts and pages; their state comes through props. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, query, paging, selection, sort, onSort, to } = props;
  const phone = useMedia(phoneQuery);
  const [memory, remember] = useTableMemory(props.name, props.density);
  const failed = Boolean(query?.error) && !query?.isFetching;
  // Deferred, because rendering a page of rows is the longest task of a list.
  const rows = useLastRows(useDeferredValue(props.rows), failed);
  const model = useTableModel({
    columns,
    rows: rows ?? [],
    rowId: props.rowId,
    chosen: memory.columns,
    selected: selection?.ids ?? nothingSelected,
    onSelect: selection?.onChange ?? (() => {}),
    canSelect: selection && ((row: Row) => (selection.isFor?.(row) ?? true) && !selection.whyNot?.(row)),
  });
  const visible = model.state.columnVisibility;
  const shown = useMemo(() => columns.filter(({ id }) => visible[id] !== false), [columns, visible]);
  const onOpen = props.onOpen && ((row: Row) => props.onOpen?.(row, rows ?? []));
  const onRowClick = useRowOpen<Row>({ to, onOpen });
  const modelRows = model.getRowModel().rows;
  const { rowLabel: selectLabel, whyNot } = selection ?? {};
  const rowsProps = { rows: modelRows, columns: shown, to, onOpen, onRowClick, selectLabel, whyNot };
  // That the page before had no rows says nothing about this one.
  const isEmpty = props.rows?.length === 0 && !query?.isPlaceholderData;
  const loading = !rows?.length;
  const totalsLabel = props.totalsLabel ?? `Total of ${paging?.total ?? rows?.length ?? 0}`;

  const body = () => {
    if (failed) return <ErrorCard error={query?.error} onRetry={() => query?.refetch()} />;
    if (isEmpty)
      return (
        <div role="status">
          <NoRows paging={paging} onClearFilters={props.onClearFilters}>
            {props.empty}
          </NoRows>
        </div>
      );
    if (phone && !loading)
      return (
        <>
          <CardsBox label={props.label} maxHeight={modelRows.length > virtualFrom ? undefined : props.maxHeight}>
            <TableCards {...rowsProps} label={props.label} />
          </CardsBox>
          <CardTotals columns={shown} label={totalsLabel} />
        </>
      );
    if (phone) return <CardsSkeleton count={4} />;
    return (
      <TableGrid
        {...rowsProps}
        label={props.label}
        loading={loading}
        pageSize={paging?.pageSize ?? 8}
        density={memory.density}
        narrow={props.narrow}
        maxHeight={props.maxHeight}
        sort={sort}
        onSort={onSort}
        all={
          selection && {
            checked: model.getIsAllRowsSelected(),
            some: model.getIsSomeRowsSelected(),
            toggle: model.getToggleAllRowsSelectedHandler(),
          }
        }
        totalsLabel={totalsLabel}
      />
    );
  };

  return (
    <section className={classes.card} data-fluid data-fetching={(query?.isFetching && rows !== undefined) || undefined}>
      <div className={classes.toolbar} hidden={(failed || isEmpty) && !props.filters && !props.actions}>
        {selection && selection.ids.length > 0 ? (
          <BulkBar count={selection.ids.length} actions={selection.actions} onClear={() => selection.onChange([])} />
        ) : (
          props.filters && <div className={classes.filters}>{props.filters}</div>
        )}
        <div className={classes.actions}>
          {!failed && !isEmpty && !phone && onSort && (
            <OrderSelect inRow columns={columns} sort={sort} onSort={onSort} />
          )}
          {!failed && !isEmpty && (
            <ViewMenu
              columns={columns}
              shown={new Set(shown.map(({ id }) => id))}
              memory={memory}
              onChange={remember}
              sorting={phone && onSort ? { sort, onSort } : undefined}
            />
          )}
          {props.actions}
          {phone && (props.filters || !(failed || isEmpty)) && <div ref={offerPlace} className={classes.pageActions} />}
        </div>
      </div>
      <div aria-busy={query?.isFetching ?? false}>{body()}</div>
      {paging && !failed && !isEmpty && !loading && <TableFooter paging={paging} shown={paging.shown ?? rows.length} />}
    </section>
  );
}

/** Cards in a box that scrolls, if one is wanted. */
function CardsBox({ label, maxHeight, children }: { label: string; maxHeight: BoxHeight; children: ReactNode }) {
  if (typeof maxHeight !== 'number') return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard, too
    <section className={classes.cardsBox} style={{ maxHeight }} tabIndex={0} aria-label={`${label}, scrollable`}>
      {children}
    </section>
  );
}
