import { IconCoins } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import { receivedList } from '../lists.web.ts';
import { receivedFields } from './received.words.ts';

/** /my-productions/commission-payout/received: payments by clients for my shares, by receipt. */
export function ReceivedPage() {
  return useMe().role === 'salesperson' ? <FromClients /> : <NoProduction title="My Payment Received" />;
}

function FromClients() {
  return (
    <ListPage
      fields={receivedFields}
      call={api.received}
      file={api.receivedSheet}
      search={receivedList}
      name="received-from-clients"
      title="My payment received"
      label="Received from clients"
      rowId={({ transId, commrcvID, receivedOn, isBack }) => `${transId} ${commrcvID} ${receivedOn} ${isBack}`}
      to={({ transId }) => places.deal(transId)}
      searches="Deal, receipt or address"
      days
      sums={({ totals }) => totals}
      columns={[
        { field: 'receivedOn', width: 130 },
        {
          field: 'number',
          cell: ({ number }) => number ?? 'Worked out anew',
          under: ({ isBack }) => isBack && 'Went back',
          width: 160,
        },
        { field: 'address', header: 'Deal', under: 'dealNo', card: 'address' },
        { field: 'cents', width: 150 },
        { field: 'ownCents', width: 140 },
      ]}
      empty={
        <EmptyState icon={IconCoins} title="Nothing received yet">
          What clients pay of your deals comes here when it has cleared.
        </EmptyState>
      }
    />
  );
}
