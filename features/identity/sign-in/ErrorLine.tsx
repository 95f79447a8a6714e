import { IconAlertCircle } from '@tabler/icons-react';
import classes from './ErrorLine.module.css';

/** An error message under the fields. Screen readers read it out when it appears. */
export function ErrorLine({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={classes.line}>
      {children && (
        <p className={classes.failure}>
          <IconAlertCircle size={18} stroke={1.8} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
