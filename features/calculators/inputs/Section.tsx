import type { ReactNode } from 'react';
import classes from './Section.module.css';

/** Fields that belong together, under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
