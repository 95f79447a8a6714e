import { Skeleton } from '@mantine/core';
import type { Column } from './column.ts';
import classes from './DataTable.module.css';

const widths = [62, 84, 48, 71, 56, 90, 66];

/** Placeholders with the height of real rows, shown when loading takes longer than 200 ms. */
export function TableSkeleton<Row>(props: { columns: Column<Row>[]; count: number; selectable: boolean }) {
  const { columns, count, selectable } = props;
  return (
    <tbody className={classes.late} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <tr key={row}>
          {selectable && <td className={classes.check} />}
          {columns.map((column, index) => (
            <td key={column.id} data-align={column.align}>
              <Skeleton
                height={12}
                width={`${widths[(row * 3 + index) % widths.length]}%`}
                className={column.align === 'end' ? classes.skeletonEnd : undefined}
              />
              {index < 2 && (
                <Skeleton height={9} mt={8} width={`${(widths[(row + index) % widths.length] ?? 50) - 20}%`} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
