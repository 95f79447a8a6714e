import { IconCloudOff } from '@tabler/icons-react';
import classes from './OfflineBar.module.css';
import { toastApp } from './toast.ts';
import { useBackOnline, useOnline } from './useOnline.ts';

/** A bar that says that the browser is offline, and what still works. Being back is a toast. */
export function OfflineBar() {
  const online = useOnline();
  useBackOnline(() => toastApp('You are back online.', 'success'));
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.bar}>
          <IconCloudOff size={18} stroke={1.7} aria-hidden />
          <span>
            <strong>You are offline.</strong> What is loaded stays readable and drafts are kept. Changes can be saved
            once you are back.
          </span>
        </p>
      )}
    </div>
  );
}
