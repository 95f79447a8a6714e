import type { ComponentType, ReactNode } from 'react';
import type { InstantText } from '../../../contract/days.ts';
import { Instant } from '../text/Day.tsx';
import classes from './Timeline.module.css';
import { type Tone, toneIcons } from './tone.ts';

export type TimelineEntry = {
  id: string;
  title: ReactNode;
  at: InstantText;
  /** Who did it; undefined if it is not shown. */
  by?: string | undefined;
  note?: ReactNode;
  tone?: Tone;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
};

/** A history of entries, in the given order. */
export function Timeline({ entries, label = 'History' }: { entries: TimelineEntry[]; label?: string }) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, title, at, by, note, tone = 'neutral', icon }) => {
        const Icon = icon ?? toneIcons[tone];
        return (
          <li key={id} className={classes.entry}>
            <span className={classes.dot} data-tone={tone} aria-hidden="true">
              <Icon size={14} stroke={2} />
            </span>
            <div className={classes.words}>
              <p className="g-medium">{title}</p>
              <p className="g-note">
                <Instant at={at} />
                {by && ` · ${by}`}
              </p>
              {note && <div className={classes.note}>{note}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
