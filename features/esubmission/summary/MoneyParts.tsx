import { useState } from 'react';
import { percentText } from '#platform/contract/money.ts';
import { BillsInPlace } from './BillsInPlace.tsx';
import classes from './case.module.css';
import { MoneyTable } from './MoneyTable.tsx';
import { Part } from './Part.tsx';
import type { Summary } from './summary.calls.ts';
import { billLine, billTotals, externalShare, internalShare, shareTotals } from './summary.words.ts';

/** Other agencies that share the commission. */
export function ExternalPart({ summary }: { summary: Summary }) {
  const { rows } = summary.external;
  return (
    <Part summary={summary} step="external">
      {rows.length === 0 ? (
        <p className={classes.none}>No external co-broker.</p>
      ) : (
        <MoneyTable
          label="External co-brokers"
          heads={['Co-broker', 'Share', 'Amount (S$)']}
          rows={rows.map((row) => ({ id: row.id, ...externalShare(row) }))}
          totals={shareTotals(rows)}
        />
      )}
    </Part>
  );
}

/** Our salespeople who share the remaining commission. */
export function InternalPart({ summary }: { summary: Summary }) {
  const { rows, remainCents } = summary.internal;
  return (
    <Part summary={summary} step="internal">
      {rows.length === 0 ? (
        <p className={classes.none}>Not provided.</p>
      ) : (
        <MoneyTable
          label="Internal salespeople"
          heads={['Salesperson', 'Share', 'Amount (S$)']}
          rows={rows.map((row) => ({ id: row.id, face: row, ...internalShare(row) }))}
          totals={shareTotals(rows)}
          remain={remainCents}
        />
      )}
    </Part>
  );
}

/** The bills with their total. They are edited in place. */
export function BillsPart({ summary }: { summary: Summary }) {
  const { rows, gstRate, remainCents } = summary.billing;
  const [editing, setEditing] = useState(false);
  if (editing && summary.can.edit) return <BillsInPlace summary={summary} onClose={() => setEditing(false)} />;
  return (
    <Part summary={summary} step="billing" onEdit={() => setEditing(true)}>
      {rows.length === 0 ? (
        <p className={classes.none}>Not provided.</p>
      ) : (
        <MoneyTable
          label="Billings"
          heads={['Invoice to', 'Amount (S$)', `GST ${percentText(gstRate)}%`, 'Total (S$)']}
          rows={rows.map((row) => ({ id: row.id, ...billLine(row) }))}
          totals={billTotals(rows)}
          remain={remainCents}
        />
      )}
    </Part>
  );
}
