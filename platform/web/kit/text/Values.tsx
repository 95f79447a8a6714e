import type { ReactNode } from 'react';
import classes from './KeyValues.module.css';

export type KeyValue = { label: string; value: ReactNode; wide?: boolean };

export const isEmpty = ({ value }: KeyValue): boolean => value === null || value === undefined || value === '';

type Props = {
  items: KeyValue[];
  /** The values that are not wide are short, as amounts and days: two stand beside each other on a phone, too. */
  short?: boolean;
};

/** A list of labels and values. A missing value is shown as a dash. */
export function Values({ items, short = false }: Props) {
  return (
    <dl className={classes.list} data-short={short || undefined}>
      {items.map((item) => (
        <div key={item.label} className={classes.item} data-wide={item.wide || undefined}>
          <dt>{item.label}</dt>
          <dd>{isEmpty(item) ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
