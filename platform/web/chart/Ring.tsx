import type { ReactNode } from 'react';
import classes from './chart.module.css';

type Props = {
  value: number;
  most: number;
  /** In pixels. */
  size?: number;
  /** In the middle. */
  children?: ReactNode;
};

const stroke = 10;

/** How much of a whole is done, as a ring. It is decorative: the figures stand in its middle and beside it. */
export function Ring({ value, most, size = 132, children }: Props) {
  const radius = (size - stroke) / 2;
  const share = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <div className={classes.ring} style={{ width: size, height: size }} data-full={share === 1 || undefined}>
      <svg width={size} height={size} aria-hidden="true">
        <circle {...circle} className={classes.ringTrack} />
        {share > 0 && <circle {...circle} className={classes.ringDone} pathLength={1} strokeDasharray={`${share} 1`} />}
      </svg>
      <div className={classes.ringWords}>{children}</div>
    </div>
  );
}
