import type { RowData } from '@tanstack/react-table';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Column, Sort } from './column.ts';
import classes from './DataTable.module.css';
import type { RowsProps } from './rowsProps.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows, VirtualRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Density } from './tableMemory.ts';
import { virtualFrom } from './useRowsInView.ts';

/** Pixels, or the height of the window under the header, with what stands over and under the rows. */
export type BoxHeight = number | 'window' | undefined;

const rowHeights: Record<Density, number> = { comfortable: 56, compact: 40 };

type Props<Row extends RowData> = RowsProps<Row> & {
  label: string;
  loading: boolean;
  pageSize: number;
  density: Density;
  narrow: boolean | undefined;
  maxHeight: BoxHeight;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  all: ComponentProps<typeof TableHead>['all'];
  totalsLabel: ReactNode;
};

/** The table on a wide screen. With more than 200 rows it scrolls in its own box and renders only the rows in view. */
export function TableGrid<Row extends RowData>(props: Props<Row>) {
  const { label, loading, pageSize, density, narrow, maxHeight, sort, onSort, all, totalsLabel, ...rowsProps } = props;
  const { columns, rows, selectLabel } = rowsProps;
  const { box, setBox, overflows } = useOverflows();
  const virtual = rows.length > virtualFrom;
  return (
    <div
      ref={setBox}
      className={classes.scroller}
      data-overflows={overflows || undefined}
      data-virtual={virtual || undefined}
      data-boxed={maxHeight !== undefined || undefined}
      style={{ maxHeight: maxHeight === 'window' ? 'max(300px, calc(100dvh - 190px))' : maxHeight }}
      {...((overflows || virtual || maxHeight !== undefined) && {
        tabIndex: 0,
        role: 'region',
        'aria-label': `${label}, scrollable`,
      })}
    >
      <table
        className={classes.table}
        data-density={density}
        data-narrow={narrow || undefined}
        aria-label={label}
        aria-rowcount={virtual ? rows.length : undefined}
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} all={all} />
        {loading ? (
          <TableSkeleton columns={columns} count={Math.min(pageSize, 8)} selectable={selectLabel !== undefined} />
        ) : virtual ? (
          <VirtualRows {...rowsProps} scroller={box} rowHeight={rowHeights[density]} />
        ) : (
          <TableRows {...rowsProps} />
        )}
        {!loading && <TableTotals columns={columns} label={totalsLabel} selectable={selectLabel !== undefined} />}
      </table>
    </div>
  );
}

type TotalsProps<Row> = { columns: Column<Row>[]; label: ReactNode; selectable: boolean };

/** The totals row: its label spans up to the first column that has a total. */
function TableTotals<Row>({ columns, label, selectable }: TotalsProps<Row>) {
  const first = columns.findIndex((column) => column.total !== undefined);
  if (first < 0) return null;
  const span = first + (selectable ? 1 : 0);
  return (
    <tfoot>
      <tr>
        {span > 0 && (
          <th scope="row" colSpan={span} className={classes.totalsLabel}>
            {label}
          </th>
        )}
        {columns.slice(first).map((column) => (
          <td key={column.id} data-align={column.align}>
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/**
 * Whether the content of a box is wider than the box. The head of a table is sticky only while its box does not scroll,
 * so the box scrolls only if it must.
 */
function useOverflows() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    if (!box) return;
    const measure = () => {
      const inner = box.firstElementChild;
      if (inner) setOverflows(inner.scrollWidth > box.clientWidth + 1);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [box]);
  return { box, setBox, overflows };
}
