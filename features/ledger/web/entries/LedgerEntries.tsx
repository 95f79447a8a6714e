import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { EntriesOf } from './Entries.tsx';
import classes from './LedgerEntries.module.css';

const Entries = lazy(() => import('./Entries.tsx').then((module) => ({ default: module.Entries })));

/** What the ledger says of a record, folded. It is loaded when it is opened. */
export function LedgerEntries({ of }: { of: EntriesOf }) {
  const [isOpen, setOpen] = useState(false);
  if ('ids' in of && of.ids.length === 0) return null;
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Ledger entries</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height={120} aria-busy="true" />}>
          <Entries of={of} />
        </Suspense>
      )}
    </details>
  );
}
