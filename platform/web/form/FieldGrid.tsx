import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Fields side by side where there is room, under each other where there is none. */
export function FieldGrid({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 | 4 }) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}
