import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EntriesOf } from './Entries.tsx';
import classes from './LedgerEntries.module.css';

const Entries = lazy(() => import('./Entries.tsx').then((module) => ({ default: module.Entries })));

/** What the ledger says of a record, folded. It is loaded when it is opened. */
export function LedgerEntries({ of }: { of: EntriesOf }) {
  if ('ids' in of && of.ids.length === 0) return null;
  return (
    <FoldedEntries>
      <Entries of={of} />
    </FoldedEntries>
  );
}

/** The same, for entries that another room asks for by itself. */
export function FoldedEntries({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Ledger entries</summary>
      {isOpen && <Suspense fallback={<Skeleton height={120} aria-busy="true" />}>{children}</Suspense>}
    </details>
  );
}
