import type { ComponentType, ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** The button that does it. */
  action?: ReactNode;
};

/** Shown in place of an empty list or page, with what to do next. */
export function EmptyState({ title, children, icon: Icon, action }: Props) {
  return (
    <div className={classes.box}>
      {Icon && (
        <span className={classes.icon} aria-hidden="true">
          <Icon size={26} stroke={1.5} />
        </span>
      )}
      <p className="g-heading">{title}</p>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
