import type { ReactNode } from 'react';
import classes from './Panel.module.css';

type Props = {
  /** Where a link with a hash leads to. */
  id?: string;
  title?: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A white card with a heading: one part of a page. */
export function Panel({ id, title, description, action, children }: Props) {
  return (
    <section id={id} className={classes.panel} data-panel>
      {(title || action) && (
        <div className={classes.head}>
          <div>
            {title && <h2 className={classes.title}>{title}</h2>}
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
