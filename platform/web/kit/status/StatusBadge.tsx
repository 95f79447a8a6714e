import type { ComponentType } from 'react';
import classes from './StatusBadge.module.css';
import { type Tone, toneIcons } from './tone.ts';

type Props = {
  tone: Tone;
  children: string;
  /** `null` for no icon. */
  icon?: ComponentType<{ size?: number; stroke?: number }> | null;
  /** A note under the badge. */
  note?: string | undefined;
};

/** The status of a record: icon, word and colour. */
export function StatusBadge({ tone, children, icon: Icon = toneIcons[tone], note }: Props) {
  return (
    <span className={classes.box}>
      <span className={classes.badge} data-tone={tone}>
        {Icon && <Icon size={13} stroke={2} />}
        {children}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}
