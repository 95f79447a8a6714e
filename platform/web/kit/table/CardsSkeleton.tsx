import { Skeleton } from '@mantine/core';
import table from './DataTable.module.css';
import classes from './TableCards.module.css';

/** Cards to come, shown only when loading takes longer than 200 ms. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={table.late} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing distinguishes one card to come from the next
        <div key={card} className={classes.card}>
          <Skeleton height={13} width="46%" />
          <Skeleton height={10} width="30%" mt={8} />
          <Skeleton height={10} mt={18} />
          <Skeleton height={10} mt={10} width="82%" />
        </div>
      ))}
    </div>
  );
}
