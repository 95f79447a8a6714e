import { IconCoins } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/web/index.ts';
import { useMe } from '#features/identity/web/index.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { FromClient } from '../../contract/received.ts';
import { places } from '../../rules/places.ts';
import { api } from '../api.ts';
import { filtersOf, receivedList, receivedQuery } from '../lists.ts';
import { MoneyHead } from './MoneyHead.tsx';

/** /my-productions/commission-payout/received: what clients paid of my shares, receipt by receipt. */
export function ReceivedPage() {
  return useMe().role === 'salesperson' ? (
    <FromClients />
  ) : (
    <NoProduction title="My Payment Received" group="My Production" />
  );
}

type Totals = { cents: number; ownCents: number };

const columnsOf = (totals: Totals | undefined): Column<FromClient>[] => [
  { id: 'day', header: 'Received', sort: 'Day', width: 130, cell: ({ receivedOn }) => <Day day={receivedOn} /> },
  {
    id: 'receipt',
    header: 'Receipt',
    width: 160,
    cell: ({ number, isBack }) => <TwoLines sub={isBack && 'Went back'}>{number ?? 'Worked out anew'}</TwoLines>,
  },
  {
    id: 'deal',
    header: 'Deal',
    card: 'lead',
    cell: ({ address, dealNo }) => <TwoLines sub={dealNo}>{address}</TwoLines>,
  },
  {
    id: 'cents',
    header: 'Of my shares (S$)',
    align: 'end',
    width: 150,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: totals && <Money bare cents={totals.cents} />,
  },
  {
    id: 'own',
    header: 'My part (S$)',
    align: 'end',
    width: 140,
    cell: ({ ownCents }) => <Money bare cents={ownCents} />,
    total: totals && <Money bare cents={totals.ownCents} />,
  },
];

function FromClients() {
  const list = useListSearch(receivedList);
  const query = receivedQuery(list.query);
  const found = useData(api.received, { query }, { keepPrevious: true });
  return (
    <>
      <MoneyHead
        current="/my-productions/commission-payout/received"
        file={urlOf(api.receivedSheet, { query: filtersOf(query) })}
      />
      <DataTable
        name="received-from-clients"
        label="Received from clients"
        columns={columnsOf(found.data?.totals)}
        rowId={({ transId, commrcvID, receivedOn, isBack }) => `${transId} ${commrcvID} ${receivedOn} ${isBack}`}
        {...tableOf(list, found)}
        to={({ transId }) => places.deal(transId)}
        filters={
          <FilterBar list={list} search={{ name: 'search', label: 'Deal, receipt or address' }}>
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconCoins} title="Nothing received yet">
            What clients pay of your deals comes here when it has cleared.
          </EmptyState>
        }
      />
    </>
  );
}
