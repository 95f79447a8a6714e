import type { ReactNode } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import classes from './EntryTable.module.css';

type Line = { account: number | null; name: string; cents: number };
type Props = {
  entries: { entryId: number; day: string; valueDay?: string; text: string; lines: Line[] }[];
  /** What they add up to, account by account. */
  sums?: Line[];
};

/** Entries of the journal with their lines, and what they add up to. */
export function EntryTable({ entries, sums = [] }: Props) {
  return (
    <MiniTable<Line | { head: ReactNode }>
      label="Lines of the journal"
      minWidth={300}
      rows={[
        ...entries.flatMap((entry) => [{ head: <Head {...entry} /> }, ...entry.lines]),
        ...(sums.length > 0 ? [{ head: 'Total' }, ...sums] : []),
      ]}
      head={(row) => 'head' in row && row.head}
      columns={[
        {
          id: 'account',
          header: 'Account',
          cell: (row) =>
            'account' in row && (
              <>
                <span className={classes.account}>{row.account ?? ''}</span> {row.name}
              </>
            ),
        },
        { id: 'debit', header: 'Debit (S$)', align: 'end', cell: (row) => 'cents' in row && amountOf(row.cents) },
        { id: 'credit', header: 'Credit (S$)', align: 'end', cell: (row) => 'cents' in row && amountOf(-row.cents) },
      ]}
    />
  );
}

const amountOf = (cents: number) => cents > 0 && <Money bare cents={cents} />;

function Head({ day, valueDay = day, text }: Props['entries'][number]) {
  return (
    <>
      {formatDay(day)} · {text}
      {valueDay !== day && <span className={classes.dim}> value day {formatDay(valueDay)}</span>}
    </>
  );
}
