import { Table } from '@mantine/core';
import { formatAmount, percentText } from '#platform/contract/money.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Computed } from './computed.calls.ts';
import classes from './SplitDrawer.module.css';

const kindWords = { OWN: 'Own part', OVERRIDE: 'Overriding', COBROKE: 'Other agency', AGENCY: 'Agency' } as const;

type Props = { lines: Computed['lines']; cents: number; agencyName?: string | null };

/** The lines that a share is divided into. */
export function ComputedLines({ lines, cents, agencyName }: Props) {
  return (
    <Table verticalSpacing="xs" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Who</Table.Th>
          <Table.Th ta="end">Part</Table.Th>
          <Table.Th ta="end" className={classes.number}>
            Amount (S$)
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={`${line.kind} ${line.name}`}>
            <Table.Td>
              <TwoLines sub={line.name && kindWords[line.kind]}>
                {line.name ?? (line.kind === 'COBROKE' ? agencyName : 'Agency')}
              </TwoLines>
            </Table.Td>
            <Table.Td ta="end" className={classes.number}>
              {percentText(line.rate)}%
            </Table.Td>
            <Table.Td ta="end">{formatAmount(line.cents)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th>Share</Table.Th>
          <Table.Td />
          <Table.Th ta="end">{formatAmount(cents)}</Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
