import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';
import { UnbrokenUnits } from './UnbrokenUnits.tsx';

/** A table cell with two lines, the second one smaller. */
export function TwoLines(props: { children: ReactNode; sub?: ReactNode; strong?: boolean }) {
  const { children } = props;
  return (
    <span className={classes.lines}>
      <span className={props.strong ? classes.strong : undefined}>
        {typeof children === 'string' ? <UnbrokenUnits>{children}</UnbrokenUnits> : children}
      </span>
      {props.sub && <span className={classes.sub}>{props.sub}</span>}
    </span>
  );
}
