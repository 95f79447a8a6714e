import { IconCash, IconUsers } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import type { Share } from '../contract.ts';
import { shareFields } from '../words/lists.ts';
import { shareStates } from '../words.ts';
import { api } from './api.ts';
import { shareList } from './lists.ts';
import { ShareBadge } from './ShareBadge.tsx';
import { ShareDrawer } from './ShareDrawer.tsx';

/** /agency-desk/finance/cobrokers: shares of other agencies, and what their payment waits for. */
export function SharesPage() {
  const opened = useOpenedRow<Share>();
  return (
    <>
      <ListPage
        fields={shareFields}
        call={api.shares}
        file={api.sharesSheet}
        search={shareList}
        name="cobroke-shares"
        title="Co-brokers"
        label="Shares of co-brokers"
        more={[{ label: 'Payout runs', to: '/agency-desk/finance/payouts?kind=COBROKERS', icon: IconCash }]}
        rowId="shareId"
        onOpen={opened.open}
        searches="Deal, agency or salesperson"
        selects={[{ name: 'state', label: 'State', options: optionsOf(shareStates), width: 190 }]}
        columns={[
          { field: 'dealNo', under: 'address', card: 'address', ordered: 'day' },
          {
            field: 'agencyName',
            header: 'Co-broker',
            cell: ({ agency, agencyName }) => agency?.name ?? agencyName,
            under: 'salesperson',
          },
          { field: 'amountCents', width: 130 },
          { field: 'earnedCents', width: 130 },
          { field: 'freeCents', width: 140 },
          { field: 'state', cell: ({ state }) => <ShareBadge state={state} />, card: 'state', width: 180 },
        ]}
        empty={
          <EmptyState icon={IconUsers} title="No co-broker has earned anything yet">
            When money of a deal with another agency comes in, its share is shown here.
          </EmptyState>
        }
      />
      <ShareDrawer share={opened.row} {...opened.drawer} />
    </>
  );
}
