import { formatAmount, percentText } from '#platform/contract/money.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Computed } from './computed.calls.ts';

const kindWords = { OWN: 'Own part', OVERRIDE: 'Overriding', COBROKE: 'Other agency', AGENCY: 'Agency' } as const;

type Props = { lines: Computed['lines']; cents: number; agencyName?: string | null };

/** The lines that a share is divided into. */
export function ComputedLines({ lines, cents, agencyName }: Props) {
  return (
    <MiniTable
      label="Lines of the share"
      rows={lines}
      total="Share"
      columns={[
        {
          id: 'who',
          header: 'Who',
          cell: ({ kind, name }) => (
            <TwoLines sub={name && kindWords[kind]}>{name ?? (kind === 'COBROKE' ? agencyName : 'Agency')}</TwoLines>
          ),
        },
        { id: 'part', header: 'Part', align: 'end', cell: ({ rate }) => `${percentText(rate)}%` },
        {
          id: 'amount',
          header: 'Amount (S$)',
          align: 'end',
          cell: (line) => formatAmount(line.cents),
          total: formatAmount(cents),
        },
      ]}
    />
  );
}
