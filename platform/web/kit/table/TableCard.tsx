import type { RowData } from '@tanstack/react-table';
import { RowOpener } from './RowOpener.tsx';
import type { OneRowProps } from './rowsProps.ts';
import { SelectBox } from './SelectBox.tsx';
import classes from './TableCards.module.css';

/** One row on a phone: its name, its status in the corner, the rest in lines. */
export function TableCard<Row extends RowData>(props: OneRowProps<Row, HTMLLIElement>) {
  const { row, columns, index, active, onFocus, to, onOpen, onRowClick, selectLabel, ref } = props;
  const record = row.original;
  const [name, ...rest] = columns;
  const corner = rest.find((column) => column.card === 'corner');
  const lines = rest.filter((column) => column !== corner && column.card !== 'none');
  const click = onRowClick && ((event: React.MouseEvent) => onRowClick(record, event));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is the keyboard's way
    <li ref={ref} data-index={index} className={classes.card} data-opens={click ? true : undefined} onClick={click}>
      <div className={classes.top}>
        {selectLabel && (
          <SelectBox
            label={`Select ${selectLabel(record)}`}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        )}
        <div className={classes.name}>
          <RowOpener
            index={index}
            active={active}
            onFocus={onFocus}
            to={to?.(record)}
            onOpen={onOpen && (() => onOpen(record))}
          >
            {name?.cell(record)}
          </RowOpener>
        </div>
        {corner && <div className={classes.corner}>{corner.cell(record)}</div>}
      </div>
      <dl className={classes.lines}>
        {lines.map((column) => (
          <div key={column.id} className={column.card === 'lead' ? classes.lead : classes.line}>
            <dt>{column.header}</dt>
            <dd>{column.cell(record)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
