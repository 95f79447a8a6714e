import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Fields side by side if there is room, otherwise one below the other. */
export function FieldGrid({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 | 4 }) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}
