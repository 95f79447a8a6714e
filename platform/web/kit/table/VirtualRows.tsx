import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RowsProps } from './rowsProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowsInView } from './useRowsInView.ts';

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
  const { inView, start: before = 0, end = 0, onKeyDown } = useRowsInView(rows, virtual);
  const after = virtual.getTotalSize() - end;
  return (
    <tbody onKeyDown={onKeyDown}>
      {before > 0 && <tr style={{ height: before }} />}
      {inView.map(({ key, ...row }) => (
        <TableRow key={key} {...rest} {...row} ref={virtual.measureElement} />
      ))}
      {after > 0 && <tr style={{ height: after }} />}
    </tbody>
  );
}
