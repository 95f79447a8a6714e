import type { RowData } from '@tanstack/react-table';
import classes from './DataTable.module.css';
import { RowOpener } from './RowOpener.tsx';
import type { OneRowProps } from './rowsProps.ts';
import { SelectBox } from './SelectBox.tsx';

export function TableRow<Row extends RowData>(props: OneRowProps<Row, HTMLTableRowElement>) {
  const { row, columns, index, active, onFocus, to, onOpen, onRowClick, selectLabel, ref } = props;
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
          <SelectBox
            label={`Select ${selectLabel(record)}`}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} data-align={column.align}>
          {at > 0 ? (
            column.cell(record)
          ) : (
            <RowOpener
              index={index}
              active={active}
              onFocus={onFocus}
              to={to?.(record)}
              onOpen={onOpen && (() => onOpen(record))}
            >
              {column.cell(record)}
            </RowOpener>
          )}
        </td>
      ))}
    </tr>
  );
}
