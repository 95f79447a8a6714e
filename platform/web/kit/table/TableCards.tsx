import type { RowData } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './rowsProps.ts';
import { TableCard } from './TableCard.tsx';
import classes from './TableCards.module.css';
import { useRowKeys } from './useRowKeys.ts';
import { useRowsInView } from './useRowsInView.ts';
import { virtualFrom } from './virtualFrom.ts';

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

/** The cards in view alone, between two margins; the page itself scrolls. */
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
