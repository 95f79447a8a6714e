import type { Summary } from '../../../records.ts';
import { externalShare, internalShare, shareTotals } from '../../../say/summary-lines.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

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

/** Who of ours shares what remains. */
export function InternalPart({ summary }: { summary: Summary }) {
  const { rows, remainCents } = summary.internal;
  return (
    <Part summary={summary} step="internal">
      {rows.length === 0 ? (
        <p className={classes.none}>Not given yet.</p>
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
