import { Button } from '@mantine/core';
import { formatMoney } from '#platform/contract/money.ts';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import classes from './steps.module.css';

type Props = {
  cents: number;
  /** What the figure is called. */
  label?: string;
  /** Nothing need be left over: anything else is a warning. */
  mustBeZero?: boolean;
  /** Puts what is left where it belongs. */
  fill?: { label: string; run: () => void } | undefined;
};

/** What is still to be shared or billed: green when it comes out, amber before, red beyond. */
export function Remaining({ cents, label = 'Remaining', mustBeZero = false, fill }: Props) {
  const tone = cents < 0 ? 'danger' : cents === 0 || !mustBeZero ? 'success' : 'warning';
  return (
    <div className={classes.remaining}>
      {fill && (
        <Button variant="subtle" size="compact-sm" onClick={fill.run}>
          {fill.label}
        </Button>
      )}
      <output className={classes.remainingFigure} aria-live="polite">
        <span className={classes.remainingLabel}>{cents < 0 ? 'Over by' : label}</span>
        <StatusBadge tone={tone}>{formatMoney(Math.abs(cents))}</StatusBadge>
      </output>
    </div>
  );
}
