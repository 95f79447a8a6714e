import type { ReactNode } from 'react';
import classes from './InitForm.module.css';

/** One of the four parts of the first visit. */
export function InitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
