import { Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { DealBadge } from '#features/deal/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { dealTypes } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { Overriding } from './Overriding.tsx';

type Props = OfList & { transId: string | undefined };

/** A deal of the team, or one that I earned above: its shares, and what I get above them. */
export function TeamDealDrawer({ transId, ...ofList }: Props) {
  return (
    <RecordDrawer
      of={transId}
      call={api.teamDeal}
      input={(transId) => ({ query: { transId } })}
      title="Deal of the team"
      {...ofList}
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
      <RecordHead
        number={dealNo}
        state={<DealBadge deal={deal} />}
        title={address}
        line={[dealTypes[type], `signed ${formatDay(signedOn)}`, completedOn && `completed ${formatDay(completedOn)}`]}
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
    <MiniTable
      label="Shares"
      rows={shares}
      columns={[
        { id: 'member', header: 'Share of', cell: ({ member }) => member.name },
        { id: 'level', header: 'Level', align: 'end', cell: ({ level }) => level },
        {
          id: 'gross',
          header: 'Gross (S$)',
          align: 'end',
          cell: ({ grossCents }) => <Money bare cents={grossCents} />,
        },
      ]}
    />
  );
}
