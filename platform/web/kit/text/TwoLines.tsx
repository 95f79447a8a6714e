import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';
import { UnbrokenNumbers } from './UnbrokenNumbers.tsx';

/** A table cell with two lines, the second one smaller. */
export function TwoLines(props: { children: ReactNode; sub?: ReactNode; strong?: boolean }) {
  return (
    <span className={classes.lines} data-two-lines>
      <span className={props.strong ? classes.strong : undefined} title={textOf(props.children)}>
        {unbroken(props.children)}
      </span>
      {props.sub && (
        <span className={classes.sub} title={textOf(props.sub)}>
          {unbroken(props.sub)}
        </span>
      )}
    </span>
  );
}

/** Shown to whoever points at a line, which a table may cut off. */
const textOf = (line: ReactNode) => (typeof line === 'string' ? line : undefined);

const unbroken = (line: ReactNode) => (typeof line === 'string' ? <UnbrokenNumbers>{line}</UnbrokenNumbers> : line);
