import type { ReactNode } from 'react';
import { Disclosure } from '#platform/web/kit/page/Disclosure.tsx';
import { Entries, type EntriesOf } from './Entries.tsx';

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
  return <Disclosure head={<span className="g-heading">Ledger entries</span>}>{children}</Disclosure>;
}
