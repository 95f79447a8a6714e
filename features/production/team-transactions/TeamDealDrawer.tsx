import { Stack, Table } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { DealBadge } from '#features/deal/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import { dealTypes } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { Overriding } from './Overriding.tsx';

type Props = { transId: string | undefined; onClose: () => void };

/** A deal of the team, or one that I earned above: its shares, and what I get above them. */
export function TeamDealDrawer({ transId, onClose }: Props) {
  return (
    <RecordDrawer
      of={transId}
      call={api.teamDeal}
      input={(transId) => ({ query: { transId } })}
      title="Deal of the team"
      onClose={onClose}
    >
      {(deal) => <Details deal={deal} />}
    </RecordDrawer>
  );
}

type TeamDeal = Data<typeof production.teamDeal>;

function Details({ deal }: { deal: TeamDeal }) {
  const { dealNo, address, type, signedOn, completedOn, shares, overriding } = deal;
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
          { label: 'State', value: <DealBadge deal={deal} /> },
        ]}
      />
      {shares.length > 0 && <Shares shares={shares} />}
      {overriding.length > 0 && <Overriding deal={deal} />}
      <Notice tone="neutral" icon={IconLock}>
        Units, clients and documents are not shown to uplines.
      </Notice>
    </Stack>
  );
}

function Shares({ shares }: Pick<TeamDeal, 'shares'>) {
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
