import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import classes from './DataTable.module.css';

type Props<Row> = { columns: Column<Row>[]; label: ReactNode; selectable: boolean };

/** The totals row: its label spans up to the first column that has a total. */
export function TableTotals<Row>({ columns, label, selectable }: Props<Row>) {
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
