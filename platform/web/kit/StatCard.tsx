import type { ComponentType, ReactNode } from 'react';
import { RouteLink } from './RouteLink.tsx';
import classes from './StatCard.module.css';
import type { Tone } from './tone.ts';

type Props = {
  label: string;
  value: ReactNode;
  tone?: Tone;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** Under the figure: how it compares, or what it counts. */
  note?: ReactNode;
  /** The rows behind the figure: the whole card leads there. */
  to?: string;
};

/** One figure of a dashboard, in its colour. */
export function StatCard({ label, value, tone = 'neutral', icon: Icon, note, to }: Props) {
  const inside = (
    <>
      <span className={classes.top}>
        <span className={classes.label}>{label}</span>
        {Icon && (
          <span className={classes.icon} data-tone={tone} aria-hidden="true">
            <Icon size={18} stroke={1.7} />
          </span>
        )}
      </span>
      <span className={classes.value}>{value}</span>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
  if (!to) {
    return (
      <div className={classes.card} data-tone={tone}>
        {inside}
      </div>
    );
  }
  return (
    <RouteLink to={to} className={classes.card} data-tone={tone}>
      {inside}
    </RouteLink>
  );
}
