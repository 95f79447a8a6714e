import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/web/index.ts';
import { useMe } from '#features/identity/web/index.ts';
import { earningKinds } from '#features/payout/words.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Received } from '../../contract/received.ts';
import { placeOf } from '../../rules/places.ts';
import { api } from '../api.ts';
import { earnedList, earnedQuery, filtersOf } from '../lists.ts';
import { MoneyHead } from './MoneyHead.tsx';
import { PaidBadge } from './PaidBadge.tsx';
import { Totals } from './Totals.tsx';

const columnsOf = (totals: { earnedCents: number } | undefined): Column<Received>[] => [
  {
    id: 'received',
    header: 'Received',
    sort: 'Received',
    width: 130,
    cell: ({ receivedOn }) => <Day day={receivedOn} />,
  },
  {
    id: 'deal',
    header: 'Deal',
    card: 'lead',
    cell: ({ address, dealNo, kind }) => (
      <TwoLines sub={`${dealNo} · ${earningKinds[kind].toLowerCase()}`}>{address}</TwoLines>
    ),
  },
  {
    id: 'amount',
    header: 'My part (S$)',
    align: 'end',
    width: 140,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: totals && <Money bare cents={totals.earnedCents} />,
  },
  {
    id: 'paid',
    header: 'Paid',
    width: 206,
    card: 'corner',
    cell: PaidBadge,
  },
  {
    id: 'statement',
    header: 'Statement',
    width: 150,
    cell: ({ lineId, voucher, taxInvoice }) =>
      lineId && voucher ? (
        <TwoLines
          sub={
            taxInvoice && (
              <Anchor inherit href={urlOf(api.taxInvoice, { params: { id: lineId } })} download>
                {taxInvoice}
              </Anchor>
            )
          }
        >
          <Anchor inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
            <UnbrokenNumbers>{voucher}</UnbrokenNumbers>
          </Anchor>
        </TwoLines>
      ) : (
        '–'
      ),
  },
];

const stateOptions = [
  { value: 'PAID', label: 'Paid' },
  { value: 'NOT_PAID', label: 'Not paid yet' },
];

/** /my-productions/commission-payout: what clients paid, my part of it, and when it was paid to me. */
export function EarnedPage() {
  return useMe().role === 'salesperson' ? (
    <Earned />
  ) : (
    <NoProduction title="My Payment Received" group="My Production" />
  );
}

function Earned() {
  const list = useListSearch(earnedList);
  const query = earnedQuery(list.query);
  const found = useData(api.payoutDeal, { query }, { keepPrevious: true });
  return (
    <>
      <MoneyHead
        current="/my-productions/commission-payout"
        file={urlOf(api.payoutDealSheet, { query: filtersOf(query) })}
      />
      <Totals found={found.data} filters={list.filters} />
      <DataTable
        name="payment-received"
        label="My payment received"
        columns={columnsOf(found.data?.totals)}
        rowId={({ earningId }) => earningId}
        {...tableOf(list, found)}
        to={placeOf}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Deal, receipt, statement or address' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconCoins} title="Nothing received yet">
            When a client pays, your part of it stands here, and then the day on which it was paid to you.
          </EmptyState>
        }
      />
    </>
  );
}
