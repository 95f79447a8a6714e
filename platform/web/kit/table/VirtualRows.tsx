import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RowsProps } from './rowsProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';

type Props<Row extends RowData> = RowsProps<Row> & { scroller: HTMLDivElement | null; rowHeight: number };

/** Only the rows in view, between two spacers; for lists past 200 rows. */
export function VirtualRows<Row extends RowData>({ rows, scroller, rowHeight, ...rest }: Props<Row>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const { active, setActive, onKeyDown } = useRowKeys(rows.length, (index) => virtual.scrollToIndex(index));
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  // The row in the tab order may be out of view: then the first row in view stands in for it.
  const reachable = items.some((item) => item.index === active) ? active : items[0]?.index;
  return (
    <tbody onKeyDown={onKeyDown}>
      {before > 0 && <tr style={{ height: before }} />}
      {items.map(({ index, key }) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={key}
              {...rest}
              ref={virtual.measureElement}
              row={row}
              index={index}
              active={index === reachable}
              onFocus={() => setActive(index)}
            />
          )
        );
      })}
      {after > 0 && <tr style={{ height: after }} />}
    </tbody>
  );
}
