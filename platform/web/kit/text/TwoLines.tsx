import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';
import { UnbrokenNumbers } from './UnbrokenNumbers.tsx';

/** A table cell with two lines, the second one smaller. */
export function TwoLines(props: { children: ReactNode; sub?: ReactNode; strong?: boolean }) {
  return (
    <span className={classes.lines} data-two-lines>
      <span className={props.strong ? classes.strong : undefined}>{unbroken(props.children)}</span>
      {props.sub && <span className={classes.sub}>{unbroken(props.sub)}</span>}
    </span>
  );
}

const unbroken = (line: ReactNode) => (typeof line === 'string' ? <UnbrokenNumbers>{line}</UnbrokenNumbers> : line);
