import { Skeleton, Stack, Table } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { DealBadge } from '#features/deal/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { production } from '../../contract/index.ts';
import { dealTypes } from '../../words.ts';
import { api } from '../api.ts';
import { Overriding } from './Overriding.tsx';

type Props = { transId: string | undefined; onClose: () => void };

/** A deal of the team, or one that I earned above: its shares, and what I get above them. */
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
  const { dealNo, address, type, signedOn, completedOn, shares, overriding } = found.data;
  return (
    <Stack gap="lg">
      <KeyValues
        short
        items={[
          { label: 'Deal', value: dealNo },
          { label: 'Type', value: dealTypes[type] },
          { label: 'Property', value: address, wide: true },
          { label: 'Signed', value: formatDay(signedOn) },
          { label: 'Completed', value: completedOn && formatDay(completedOn) },
          { label: 'State', value: <DealBadge deal={found.data} /> },
        ]}
      />
      {shares.length > 0 && <Shares shares={shares} />}
      {overriding.length > 0 && <Overriding deal={found.data} />}
      <Notice tone="neutral" icon={IconLock}>
        Units, clients and documents are not shown to uplines.
      </Notice>
    </Stack>
  );
}

function Shares({ shares }: Pick<Data<typeof production.teamDeal>, 'shares'>) {
  return (
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
  );
}
