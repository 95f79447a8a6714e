import type { ReactNode } from 'react';
import classes from './Box.module.css';

type Props = {
  title: string;
  /** Beside the title: `8 of 12`. */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A box whose rows reach its edges, with a low head above them. */
export function Box({ title, note, action, children }: Props) {
  return (
    <section className={classes.box}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note && <span className="g-note">{note}</span>}
        {action && <span className={classes.action}>{action}</span>}
      </div>
      {children}
    </section>
  );
}
