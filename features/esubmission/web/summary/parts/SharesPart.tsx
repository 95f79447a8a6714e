import { formatAmount } from '#platform/contract/money.ts';
import type { Summary } from '../../../records.ts';
import { externalLine } from '../../../say/cobroke-line.ts';
import { shareText } from '../../../say/commission-line.ts';
import { cobrokeRoles } from '../../../words.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

const sumOf = (rows: { amountCents: number }[]) => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

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
          rows={rows.map((row) => ({
            id: row.id,
            name: row.salespersonName,
            sub: externalLine(row),
            figures: [row.direction === 'RECEIVE_IN' ? '–' : shareText(row), formatAmount(row.amountCents)],
          }))}
          totals={['', formatAmount(sumOf(rows))]}
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
          rows={rows.map((row) => ({
            id: row.id,
            name: row.name,
            face: row,
            sub: [row.registrationNo, cobrokeRoles[row.role], row.remark].filter(Boolean).join(' · '),
            figures: [shareText(row), formatAmount(row.amountCents)],
          }))}
          totals={['', formatAmount(sumOf(rows))]}
          remain={remainCents}
        />
      )}
    </Part>
  );
}
