import { formatAmount } from '#platform/contract/money.ts';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import type { Summary } from '../../../records.ts';
import { priceOf } from '../../../terms.ts';

const sumOf = (rows: { amountCents: number }[]) => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The money of a submission in one row: price or rent, commission, what goes where. */
export function KeyFigures({ info, external, internal, billing }: Summary) {
  const billed = billing.rows.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return (
    <StatTiles
      tiles={[
        {
          label: info.transactionType === 'SALE' ? 'Price (S$)' : 'Monthly rent (S$)',
          value: formatAmount(priceOf(info)),
        },
        { label: 'Commission before GST', value: formatAmount(info.commission.amountCents) },
        { label: 'External co-brokers', value: formatAmount(-sumOf(external.rows) || 0) },
        { label: 'Our salespeople', value: formatAmount(sumOf(internal.rows)) },
        { label: 'Billed with GST', value: formatAmount(billed) },
      ]}
    />
  );
}
