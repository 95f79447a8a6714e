import type { ReactNode } from 'react';
import classes from './RowCard.module.css';
import { TakeOff } from './TakeOff.tsx';

type Props = {
  title: string;
  /** What it comes to. */
  amount?: ReactNode;
  /** How it is called when it is taken off. */
  name: string;
  /** Left out where it stays. */
  onRemove: (() => void) | undefined;
  isInvalid: boolean;
  children: ReactNode;
};

/** One of several of a kind in a step, with fields of its own: a bill, a co-broker. */
export function RowCard({ title, amount, name, onRemove, isInvalid, children }: Props) {
  return (
    <fieldset className={classes.card} data-invalid={isInvalid || undefined}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.head}>
        {amount}
        {onRemove && <TakeOff name={name} onRemove={onRemove} />}
      </div>
      {children}
    </fieldset>
  );
}
