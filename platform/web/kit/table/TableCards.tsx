import { Skeleton } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import table from './DataTable.module.css';
import { RowOpener, RowSelectBox } from './rowControls.tsx';
import type { OneRowProps, RowsProps } from './rowsProps.ts';
import classes from './TableCards.module.css';
import { useRowKeys } from './useRowKeys.ts';
import { useRowsInView, virtualFrom } from './useRowsInView.ts';
import { wordsOfCard } from './wordsOfCard.ts';

/** Pixels of a card. */
const cardHeight = 88;

/** One row on a phone, as a card of three lines: name and state, what it is about, facts and what can be done. */
function TableCard<Row extends RowData>(props: OneRowProps<Row, HTMLLIElement>) {
  const { row, columns, index, active, onFocus, to, onOpen, onRowClick, selectLabel, whyNot, ref } = props;
  const record = row.original;
  const { name, behind, state, address, facts, ends } = wordsOfCard(columns, record);
  const click = onRowClick && ((event: React.MouseEvent) => onRowClick(record, event));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside works by keyboard
    <li ref={ref} data-index={index} className={classes.card} data-opens={click ? true : undefined} onClick={click}>
      <div className={classes.name}>
        {selectLabel && <RowSelectBox row={row} label={selectLabel} whyNot={whyNot} />}
        <RowOpener
          index={index}
          active={active}
          onFocus={onFocus}
          to={to?.(record)}
          onOpen={onOpen && (() => onOpen(record))}
        >
          <span className={classes.first}>{name}</span>
          {behind && <span className={classes.behind}>{behind}</span>}
        </RowOpener>
      </div>
      {state && <div className={classes.state}>{state}</div>}
      {address && <div className={classes.address}>{address}</div>}
      <div className={classes.facts}>
        {facts.map(({ id, label, words }, at) => (
          <Fragment key={id}>
            {at > 0 && ' · '}
            {label && `${label} `}
            {words}
          </Fragment>
        ))}
      </div>
      {ends.length > 0 && (
        <div className={classes.end}>
          {ends.map(({ id, words }) => (
            <Fragment key={id}>{words}</Fragment>
          ))}
        </div>
      )}
    </li>
  );
}

type Props<Row extends RowData> = RowsProps<Row> & { label: string };

function AllCards<Row extends RowData>({ rows, label, ...rest }: Props<Row>) {
  const { isActive, setActive, onKeyDown } = useRowKeys(rows.length);
  return (
    <ul aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TableCard
          key={row.id}
          {...rest}
          row={row}
          index={index}
          active={isActive(index)}
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
    estimateSize: () => cardHeight,
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
          <Skeleton height={12} width="46%" />
          <Skeleton height={12} width="82%" />
          <Skeleton height={10} width="60%" />
        </div>
      ))}
    </div>
  );
}
