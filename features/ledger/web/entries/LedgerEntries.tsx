import { type ReactNode, useState } from 'react';
import { Entries, type EntriesOf } from './Entries.tsx';
import classes from './LedgerEntries.module.css';

/** What the ledger says of a record, folded. It is asked when it is opened. */
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
      {isOpen && children}
    </details>
  );
}
