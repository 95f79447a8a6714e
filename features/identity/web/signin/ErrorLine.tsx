import { IconAlertCircle } from '@tabler/icons-react';
import classes from './ErrorLine.module.css';

/** What went wrong, under the fields; read out when it comes. */
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
