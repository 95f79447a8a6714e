import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import classes from './TableCards.module.css';

type Props<Row> = { columns: Column<Row>[]; label: ReactNode };

/** What the totals row says, below the cards of a phone. */
export function CardTotals<Row>({ columns, label }: Props<Row>) {
  const summed = columns.filter(({ total }) => total);
  if (summed.length === 0) return null;
  return (
    <div className={classes.totals}>
      <div className={classes.name}>{label}</div>
      <dl className={classes.lines}>
        {summed.map(({ id, header, total }) => (
          <div key={id} className={classes.line}>
            <dt>{header}</dt>
            <dd>{total}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
