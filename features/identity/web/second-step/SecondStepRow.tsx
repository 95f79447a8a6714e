import type { ReactNode } from 'react';
import classes from './SecondStepRow.module.css';

/** One part of the second step: what it is, how it stands, what can be done. */
export function SecondStepRow({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.row}>
      <div>
        <h3 className={classes.label}>{label}</h3>
        <div className={classes.words}>{children}</div>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
