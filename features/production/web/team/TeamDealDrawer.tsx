import { Skeleton, Stack, Table } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { HowComputed } from '#features/commission/web/index.ts';
import { EntryTable } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { dealTypes } from '../../words.ts';
import { api } from '../api.ts';
import detail from '../detail/detail.module.css';

/** The plan is the salesperson’s, not the upline’s. */
const noPlan = { planName: null, planFrom: null, period: null, chain: [] };

type Props = { transId: string | undefined; onClose: () => void };

/** A deal of the team: its shares, and what I get above them. */
export function TeamDealDrawer({ transId, onClose }: Props) {
  const shown = useLast(transId);
  return (
    <SideDrawer opened={transId !== undefined} onClose={onClose} title="Deal of the team">
      {shown && <Details transId={shown} />}
    </SideDrawer>
  );
}

function Details({ transId }: { transId: string }) {
  const found = useData(api.teamDeal, { query: { transId } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={260} aria-busy="true" />;
  const { dealNo, address, type, signedOn, completedOn, shares, overriding, entries } = found.data;
  return (
    <Stack gap="lg">
      <KeyValues
        items={[
          { label: 'Deal', value: dealNo },
          { label: 'Type', value: dealTypes[type] },
          { label: 'Property', value: address, wide: true },
          { label: 'Signed', value: formatDay(signedOn) },
          { label: 'Completed', value: completedOn && formatDay(completedOn) },
        ]}
      />
      <Table verticalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Share of</Table.Th>
            <Table.Th ta="end">Level</Table.Th>
            <Table.Th ta="end">Gross (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shares.map(({ member, level, grossCents }) => (
            <Table.Tr key={`${member.saNo} ${level}`}>
              <Table.Td>{member.name}</Table.Td>
              <Table.Td ta="end">{level}</Table.Td>
              <Table.Td ta="end">
                <Money bare cents={grossCents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {overriding.length > 0 && (
        <Table verticalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>My overriding above</Table.Th>
              <Table.Th ta="end">Mine (S$)</Table.Th>
              <Table.Th ta="end">Earned (S$)</Table.Th>
              <Table.Th ta="end">Paid (S$)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {overriding.map(({ member, rate, cents, earnedCents, paidCents }) => (
              <Table.Tr key={`${member.saNo} ${cents}`}>
                <Table.Td>
                  {member.name}, {percentText(rate)} %
                </Table.Td>
                <Table.Td ta="end">
                  <Money bare cents={cents} />
                </Table.Td>
                <Table.Td ta="end">
                  <Money bare cents={earnedCents} />
                </Table.Td>
                <Table.Td ta="end">
                  <Money bare cents={paidCents} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {overriding.length > 0 && (
        <>
          <section className={detail.section} aria-label="How computed">
            <h3>How computed</h3>
            {overriding.map(({ member, steps }) => (
              <HowComputed key={member.saNo} of={{ ...noPlan, steps }} />
            ))}
          </section>
          <section className={detail.section} aria-label="Ledger entries">
            <h3>Ledger entries</h3>
            {entries.length > 0 ? (
              <EntryTable entries={entries.toReversed()} />
            ) : (
              <p className={detail.dim}>Nothing is posted before the client has paid.</p>
            )}
          </section>
        </>
      )}
      <Notice tone="neutral" icon={IconLock}>
        Units, clients and documents are not shown to uplines.
      </Notice>
    </Stack>
  );
}
