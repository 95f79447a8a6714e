import type { ComponentType, ReactNode } from 'react';
import { RouteLink } from '../page/RouteLink.tsx';
import type { Tone } from '../status/tone.ts';
import classes from './StatCard.module.css';

type Props = {
  label: string;
  value: ReactNode;
  tone?: Tone;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** A note under the figure. */
  note?: ReactNode;
  /** The address of the rows behind the figure. The whole card is a link to it. */
  to?: string;
};

/** A card with one figure of a dashboard. */
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
      {note && <span className="g-note">{note}</span>}
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
