import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { earningKinds } from '#features/payout/words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { pagingOf } from '#platform/web/list/pagingOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Received } from '../../contract/received.ts';
import { api } from '../api.ts';
import { earnedList, earnedQuery } from '../lists.ts';
import { MoneyTabs } from './MoneyTabs.tsx';
import { Totals } from './Totals.tsx';

const columns: Column<Received>[] = [
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
    cell: ({ eSubId, address, dealNo, kind }) => (
      <TwoLines sub={`${dealNo} · ${earningKinds[kind].toLowerCase()}`}>
        {eSubId ? (
          <Anchor component={RouteLink} to={`/e-submission/${eSubId}`} inherit>
            {address}
          </Anchor>
        ) : (
          address
        )}
      </TwoLines>
    ),
  },
  { id: 'amount', header: 'My part (S$)', align: 'end', width: 140, cell: ({ cents }) => <Money bare cents={cents} /> },
  {
    id: 'paid',
    header: 'Paid to me',
    width: 150,
    card: 'corner',
    cell: ({ paidOn, returnedOn }) => {
      if (paidOn) return <StatusBadge tone="success">{formatDay(paidOn)}</StatusBadge>;
      if (returnedOn) return <StatusBadge tone="warning">Returned by the bank</StatusBadge>;
      return <StatusBadge tone="neutral">Not paid yet</StatusBadge>;
    },
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
            {voucher}
          </Anchor>
        </TwoLines>
      ) : (
        '–'
      ),
  },
];

const stateOptions = [
  { value: 'PAID', label: 'Paid to me' },
  { value: 'NOT_PAID', label: 'Not paid yet' },
];

/** /my-productions/commission-payout: what clients paid, my part of it, and when it was paid to me. */
export function EarnedPage() {
  const list = useListSearch(earnedList);
  const found = useData(api.payoutDeal, { query: earnedQuery(list.query) }, { keepPrevious: true });
  const isFiltered = Object.keys(list.filters).length > 0;
  return (
    <>
      <PageHeader title="My payment received" crumbs={[{ label: 'My Production' }, { label: 'My Payment Received' }]} />
      <MoneyTabs current="/my-productions/commission-payout" />
      <Totals totals={found.data?.totals} />
      <DataTable
        name="payment-received"
        label="My payment received"
        columns={columns}
        rows={found.data?.rows}
        rowId={({ earningId }) => earningId}
        query={found}
        sort={list.sort}
        onSort={list.setSort}
        paging={pagingOf(list, found.data)}
        filters={<FilterBar list={list} selects={[{ name: 'state', label: 'State', options: stateOptions }]} />}
        empty={
          <EmptyState icon={IconCoins} title="Nothing received yet">
            When a client pays, your part of it stands here, and then the day on which it was paid to you.
          </EmptyState>
        }
        onClearFilters={isFiltered ? list.clear : undefined}
      />
    </>
  );
}
