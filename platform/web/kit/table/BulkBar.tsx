import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** Shown instead of the filters while rows are selected. */
export function BulkBar({ count, actions, onClear }: { count: number; actions: ReactNode; onClear: () => void }) {
  return (
    <div className={classes.bulk}>
      <span role="status" className={classes.bulkCount}>
        {count} selected
      </span>
      {actions}
      <Button variant="subtle" color="gray" size="sm" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
