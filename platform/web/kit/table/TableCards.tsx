import { Skeleton } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import table from './DataTable.module.css';
import { RowOpener, RowSelectBox } from './rowControls.tsx';
import type { OneRowProps, RowsProps } from './rowsProps.ts';
import classes from './TableCards.module.css';
import { useRowKeys } from './useRowKeys.ts';
import { useRowsInView, virtualFrom } from './useRowsInView.ts';

/** One row on a phone, as a card: its name, its status in the corner, the rest in lines. */
function TableCard<Row extends RowData>(props: OneRowProps<Row, HTMLLIElement>) {
  const { row, columns, index, active, onFocus, to, onOpen, onRowClick, selectLabel, whyNot, ref } = props;
  const record = row.original;
  const [name, ...rest] = columns;
  const corner = rest.find((column) => column.card === 'corner');
  const lines = rest.filter((column) => column !== corner && column.card !== 'none');
  const click = onRowClick && ((event: React.MouseEvent) => onRowClick(record, event));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside works by keyboard
    <li ref={ref} data-index={index} className={classes.card} data-opens={click ? true : undefined} onClick={click}>
      <div className={classes.top}>
        {selectLabel && <RowSelectBox row={row} label={selectLabel} whyNot={whyNot} />}
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

type Props<Row extends RowData> = RowsProps<Row> & { label: string };

function AllCards<Row extends RowData>({ rows, label, ...rest }: Props<Row>) {
  const { active, setActive, onKeyDown } = useRowKeys(rows.length);
  return (
    <ul className={classes.list} aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TableCard
          key={row.id}
          {...rest}
          row={row}
          index={index}
          active={index === active}
          onFocus={() => setActive(index)}
        />
      ))}
    </ul>
  );
}

/** Renders only the cards in view, between two margins. The page itself scrolls. */
function CardsInView<Row extends RowData>({ rows, label, ...rest }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 180,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const { inView, start = top, end = top, onKeyDown } = useRowsInView(rows, virtual);
  const before = start - top;
  const after = virtual.getTotalSize() + top - end;
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {inView.map(({ key, ...row }) => (
        <TableCard key={key} {...rest} {...row} ref={virtual.measureElement} />
      ))}
    </ul>
  );
}

/** Under 768 px each row is a card. */
export function TableCards<Row extends RowData>(props: Props<Row>) {
  return props.rows.length > virtualFrom ? <CardsInView {...props} /> : <AllCards {...props} />;
}

/** Placeholders of cards, shown when loading takes longer than 200 ms. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={table.late} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={card} className={classes.card}>
          <Skeleton height={13} width="46%" />
          <Skeleton height={10} width="30%" mt={8} />
          <Skeleton height={10} mt={18} />
          <Skeleton height={10} mt={10} width="82%" />
        </div>
      ))}
    </div>
  );
}
