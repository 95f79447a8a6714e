import { Button } from '@mantine/core';
import { formatMoney } from '#platform/contract/money.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import classes from './steps.module.css';

type Props = {
  cents: number;
  /** The label of the figure. */
  label?: string;
  /** Whether any remainder other than zero is a warning. */
  mustBeZero?: boolean;
  /** The button that adds the remainder to the right row. */
  fill?: { label: string; run: () => void } | undefined;
};

/** The amount in cents that is still to be shared or billed: green at zero, amber above, red below. */
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
        <span className="g-dimmed">{cents < 0 ? 'Over by' : label}</span>
        <StatusBadge tone={tone}>{formatMoney(Math.abs(cents))}</StatusBadge>
      </output>
    </div>
  );
}
