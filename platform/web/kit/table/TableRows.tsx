import type { RowData } from '@tanstack/react-table';
import type { RowsProps } from './rowsProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';

/** All rows, drawn. */
export function TableRows<Row extends RowData>(props: RowsProps<Row>) {
  const { rows, ...rest } = props;
  const { active, setActive, onKeyDown } = useRowKeys(rows.length);
  return (
    <tbody onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          {...rest}
          row={row}
          index={index}
          active={index === active}
          onFocus={() => setActive(index)}
        />
      ))}
    </tbody>
  );
}
