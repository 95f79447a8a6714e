import { percentText } from '#platform/contract/money.ts';
import type { Summary } from '../../../records.ts';
import { billLine, billTotals } from '../../../say/summary-lines.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

/** The bills, and what they come to. */
export function BillsPart({ summary }: { summary: Summary }) {
  const { rows, gstRate, remainCents } = summary.billing;
  return (
    <Part summary={summary} step="billing">
      {rows.length === 0 ? (
        <p className={classes.none}>Not given yet.</p>
      ) : (
        <MoneyTable
          label="Bills"
          heads={['Invoice to', 'Amount (S$)', `GST ${percentText(gstRate)} %`, 'Total (S$)']}
          rows={rows.map((row) => ({ id: row.id, ...billLine(row) }))}
          totals={billTotals(rows)}
          remain={remainCents}
        />
      )}
    </Part>
  );
}
