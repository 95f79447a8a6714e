import type { ReactNode } from 'react';
import classes from './KeyValues.module.css';

export type KeyValue = { label: string; value: ReactNode; wide?: boolean };

/** What a record says, label beside value; what is not there shows a dash. */
export function KeyValues({ items }: { items: KeyValue[] }) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={classes.item} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
