import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { Sort } from './column.ts';
import classes from './DataTable.module.css';
import type { RowsProps } from './rowsProps.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableTotals } from './TableTotals.tsx';
import type { Density } from './tableMemory.ts';
import { useOverflows } from './useOverflows.ts';
import { VirtualRows } from './VirtualRows.tsx';
import { virtualFrom } from './virtualFrom.ts';

const rowHeights: Record<Density, number> = { comfortable: 60, compact: 44 };

type Props<Row extends RowData> = RowsProps<Row> & {
  label: string;
  loading: boolean;
  pageSize: number;
  density: Density;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  all: ComponentProps<typeof TableHead>['all'];
  totalsLabel: ReactNode;
};

/** The table proper. Past 200 rows it scrolls in its own box and draws what is in view. */
export function TableGrid<Row extends RowData>(props: Props<Row>) {
  const { label, loading, pageSize, density, sort, onSort, all, totalsLabel, ...rowsProps } = props;
  const { columns, rows, selectLabel } = rowsProps;
  const { box, setBox, overflows } = useOverflows();
  const virtual = rows.length > virtualFrom;
  return (
    <div
      ref={setBox}
      className={classes.scroller}
      data-overflows={overflows || undefined}
      data-virtual={virtual || undefined}
      {...((overflows || virtual) && { tabIndex: 0, role: 'region', 'aria-label': `${label}, scrollable` })}
    >
      <table
        className={classes.table}
        data-density={density}
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
