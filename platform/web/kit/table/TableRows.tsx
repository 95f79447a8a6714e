import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { RowOpener, RowSelectBox } from './rowControls.tsx';
import type { OneRowProps, RowsProps } from './rowsProps.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowsInView } from './useRowsInView.ts';

function TableRow<Row extends RowData>(props: OneRowProps<Row, HTMLTableRowElement>) {
  const { row, columns, index, active, onFocus, to, onOpen, onRowClick, selectLabel, whyNot, ref } = props;
  const record = row.original;
  const click = onRowClick && ((event: React.MouseEvent) => onRowClick(record, event));
  const selected = selectLabel ? row.getIsSelected() : false;
  return (
    <tr
      ref={ref}
      data-index={index}
      data-opens={onRowClick ? true : undefined}
      data-selected={selected || undefined}
      onClick={click}
      onAuxClick={click}
    >
      {selectLabel && (
        <td className={classes.check}>
          <RowSelectBox row={row} label={selectLabel} whyNot={whyNot} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} data-align={column.align} data-verbs={column.verbs}>
          {at > 0 ? (
            inOneLine(column.cell(record))
          ) : (
            <RowOpener
              index={index}
              active={active}
              onFocus={onFocus}
              to={to?.(record)}
              onOpen={onOpen && (() => onOpen(record))}
            >
              {inOneLine(column.cell(record))}
            </RowOpener>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Words of a cell, which end in an ellipsis where they are too long; all of them are shown to whoever points at them. */
const inOneLine = (node: ReactNode) =>
  typeof node === 'string' ? (
    <span className={classes.line} title={node}>
      {node}
    </span>
  ) : (
    node
  );

/** Renders all rows. */
export function TableRows<Row extends RowData>(props: RowsProps<Row>) {
  const { rows, ...rest } = props;
  const { isActive, setActive, onKeyDown } = useRowKeys(rows.length);
  return (
    <tbody onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          {...rest}
          row={row}
          index={index}
          active={isActive(index)}
          onFocus={() => setActive(index)}
        />
      ))}
    </tbody>
  );
}

type Props<Row extends RowData> = RowsProps<Row> & { scroller: HTMLDivElement | null; rowHeight: number };

/** Renders only the rows in view, between two spacers; for lists of more than 200 rows. */
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
