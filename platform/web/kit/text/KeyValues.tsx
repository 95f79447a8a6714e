import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import classes from './KeyValues.module.css';

export type KeyValue = { label: string; value: ReactNode; wide?: boolean };

const isEmpty = ({ value }: KeyValue): boolean => value === null || value === undefined || value === '';

type Props = {
  items: KeyValue[];
  foldsEmpty?: boolean;
  /** The values that are not wide are short, as amounts and days: two stand beside each other on a phone, too. */
  short?: boolean;
};

/** A list of labels and values. A missing value is shown as a dash; with `foldsEmpty` only after a click. */
export function KeyValues({ items, foldsEmpty = false, short = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = foldsEmpty && !isUnfolded ? items.filter(isEmpty) : [];
  return (
    <>
      <Values items={items.filter((item) => !folded.includes(item))} short={short} />
      {folded.length > 0 && (
        <Button mt="sm" ml={-8} variant="subtle" color="gray" size="compact-sm" onClick={() => setUnfolded(true)}>
          {folded.length === 1 ? '1 empty field' : `${folded.length} empty fields`}
        </Button>
      )}
    </>
  );
}

function Values({ items, short }: Pick<Props, 'items' | 'short'>) {
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
