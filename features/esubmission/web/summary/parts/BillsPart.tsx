import { formatAmount, percentText } from '#platform/contract/money.ts';
import type { Summary } from '../../../records.ts';
import { billTargets } from '../../../words.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

/** Whom it is for, unless that is all that is told of the addressee; where it goes. */
const subOf = ({ billFor, invoiceToText, address, email }: Summary['billing']['rows'][number]): string =>
  [billTargets[billFor], address, email].filter((part) => part && part !== invoiceToText).join(' · ');

/** The bills, and what they come to. */
export function BillsPart({ summary }: { summary: Summary }) {
  const { rows, gstRate, remainCents } = summary.billing;
  const total = (pick: (row: (typeof rows)[number]) => number) =>
    formatAmount(rows.reduce((sum, row) => sum + pick(row), 0));
  return (
    <Part summary={summary} step="billing">
      {rows.length === 0 ? (
        <p className={classes.none}>Not given yet.</p>
      ) : (
        <MoneyTable
          label="Bills"
          heads={['Invoice to', 'Amount (S$)', `GST ${percentText(gstRate)} %`, 'Total (S$)']}
          rows={rows.map((row) => ({
            id: row.id,
            name: row.invoiceToText,
            sub: subOf(row),
            figures: [formatAmount(row.amountCents), formatAmount(row.gstCents), formatAmount(row.totalCents)],
          }))}
          totals={[total((row) => row.amountCents), total((row) => row.gstCents), total((row) => row.totalCents)]}
          remain={remainCents}
        />
      )}
    </Part>
  );
}
