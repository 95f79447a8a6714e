import { Skeleton, Table } from '@mantine/core';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import type { DealRow, Split } from '../contract.ts';
import { api } from './api.ts';
import classes from './SplitDrawer.module.css';

/** How the commission of a deal is split, share by share. */
export function SplitDrawer({ deal, onClose }: { deal: DealRow | undefined; onClose: () => void }) {
  const shown = useLast(deal);
  return (
    <SideDrawer opened={deal !== undefined} onClose={onClose} title={shown ? `${shown.dealNo}: commission split` : ''}>
      {shown && <Splits dealId={shown.dealId} />}
    </SideDrawer>
  );
}

function Splits({ dealId }: { dealId: string }) {
  const found = useData(api.splits, { params: { id: dealId } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={200} aria-busy="true" />;
  const { commissionCents, rows } = found.data;
  return (
    <>
      <p className={classes.total}>
        Commission before GST <strong>{formatMoney(commissionCents)}</strong>
      </p>
      {rows.length === 0 && <p>It is not split yet. This happens within minutes.</p>}
      {rows.map((row) => (
        <Share key={row.shareId} row={row} />
      ))}
    </>
  );
}

const kindWords = { OWN: 'Own part', OVERRIDE: 'Overriding', COBROKE: 'Other agency', AGENCY: 'Agency' } as const;

function Share({ row: { name, agencyName, planName, cents, lines } }: { row: Split }) {
  return (
    <section className={classes.share}>
      <h3 className={classes.name}>
        {name} <span className={classes.note}>{agencyName ?? `plan ${planName}`}</span>
      </h3>
      <Table verticalSpacing="xs" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Who</Table.Th>
            <Table.Th ta="end">Part</Table.Th>
            <Table.Th ta="end">Amount (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={`${line.kind} ${line.name}`}>
              <Table.Td>
                {line.name ?? (line.kind === 'COBROKE' ? agencyName : 'Agency')}
                <span className={classes.note}> {line.name ? kindWords[line.kind].toLowerCase() : ''}</span>
              </Table.Td>
              <Table.Td ta="end">{percentText(line.rate)} %</Table.Td>
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
    </section>
  );
}
