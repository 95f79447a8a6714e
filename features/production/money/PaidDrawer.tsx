import { Button, Group, Stack, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EntryTable } from '#features/ledger/web/index.ts';
import { itemKinds } from '#features/payout/payout.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import detail from '../deal-details/detail.module.css';
import { placeOf } from '../links.rules.ts';
import { paidSums } from '../production.words.ts';
import type { PaidDetail } from './money.calls.ts';

type Props = { lineId: string | undefined; onClose: () => void };

/** A payout: its items by deal, additions and deductions, papers, and journal entries. */
export function PaidDrawer({ lineId, onClose }: Props) {
  return (
    <RecordDrawer
      wide
      of={lineId}
      call={api.paidDetail}
      input={(id) => ({ params: { id } })}
      title="Payout"
      onClose={onClose}
      skeleton={420}
    >
      {(paid, shownId) => <Paid lineId={shownId} paid={paid} />}
    </RecordDrawer>
  );
}

function Paid({ lineId, paid }: { lineId: string; paid: PaidDetail }) {
  return (
    <Stack component="article" gap="lg" aria-label={paid.voucher ?? 'Payout'}>
      <KeyValues
        short
        items={[
          { label: 'Statement', value: paid.voucher },
          { label: 'Run', value: paid.run },
          { label: 'Paid', value: formatDay(paid.paidOn) },
          { label: 'To', value: `${paid.bank} ${paid.accountMasked}` },
        ]}
      />
      <Group gap="xs">
        <Paper href={urlOf(api.statement, { params: { id: lineId } })}>Statement</Paper>
        {paid.taxInvoice && <Paper href={urlOf(api.taxInvoice, { params: { id: lineId } })}>Tax invoice</Paper>}
      </Group>
      <Items paid={paid} />
      <section className={detail.section} aria-label="Ledger entries">
        <h3>Ledger entries</h3>
        <EntryTable entries={paid.entries.toReversed()} />
      </section>
    </Stack>
  );
}

function Paper({ href, children }: { href: string; children: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      size="xs"
      leftSection={<IconDownload size={15} stroke={1.7} />}
    >
      {children}
    </Button>
  );
}

/** Additions and deductions of a payout. Advances, fees and withheld amounts are items themselves. */
const besides = ({ gstCents, recoveredCents }: PaidDetail) =>
  [
    { label: 'GST', cents: gstCents },
    { label: 'Advances recovered', cents: -recoveredCents },
  ].filter(({ cents }) => cents !== 0);

function Items({ paid }: { paid: PaidDetail }) {
  return (
    <section className={detail.section} aria-label="Paid by deal">
      <h3>Paid by deal</h3>
      <Table.ScrollContainer minWidth={320} type="native" tabIndex={0} role="region" aria-label="What it paid">
        <Table verticalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>For</Table.Th>
              <Table.Th ta="end">Amount (S$)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {paid.items.map((item) => (
              <Table.Tr key={`${item.kind} ${item.source}`}>
                <Table.Td>
                  <TwoLines
                    sub={[item.address && item.of, itemKinds[item.kind], formatDay(item.clearedOn)]
                      .filter(Boolean)
                      .join(' · ')}
                  >
                    {item.address || item.of}
                  </TwoLines>
                </Table.Td>
                <Table.Td ta="end">
                  <Figure
                    cents={item.cents}
                    to={item.transId ? placeOf(item) : undefined}
                    label={`${itemKinds[item.kind]}, ${item.of}`}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
            {besides(paid).map(({ label, cents }) => (
              <Table.Tr key={label}>
                <Table.Td>{label}</Table.Td>
                <Table.Td ta="end">
                  <Money bare cents={cents} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>{paidSums.inAll}</Table.Th>
              <Table.Th ta="end">
                <Money bare cents={paid.cents} />
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
