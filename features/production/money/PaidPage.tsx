import { Anchor } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { walkAmong } from '#platform/web/kit/dialogs/Walk.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { useListFile } from '#platform/web/list/ListFile.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { paidList, paidQuery } from '../lists.web.ts';
import type { production } from '../room.calls.ts';
import { useOpened } from '../useOpened.web.ts';
import type { PaidOut } from './money.calls.ts';
import { PaidDrawer } from './PaidDrawer.tsx';

type Paid = Data<typeof production.paidOut>['totals'];

/** /my-productions/commission-payout/paid: the payouts that reached me, and how each was made up. */
export function PaidPage() {
  return useMe().role === 'salesperson' ? <PaidOuts /> : <NoProduction title="My Payment Received" />;
}

const amountsOf =
  (totals: Paid | undefined) =>
  (id: string, header: string, cents: (row: Paid) => number): Column<PaidOut> => ({
    id,
    header,
    align: 'end',
    width: 112,
    cell: (row) => (cents(row) === 0 ? '–' : <Money bare cents={cents(row)} />),
    total: totals && cents(totals) !== 0 && <Money bare cents={cents(totals)} />,
  });

const columnsOf = (totals: Paid | undefined, amount = amountsOf(totals)): Column<PaidOut>[] => [
  { id: 'day', header: 'Paid', sort: 'Day', ordered: 'day', width: 116, cell: ({ paidOn }) => <Day day={paidOn} /> },
  {
    id: 'voucher',
    header: 'Statement',
    card: 'address',
    width: 130,
    cell: ({ voucher, lineId }) => (
      <Anchor className="g-figures" inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
        {voucher}
      </Anchor>
    ),
  },
  amount('own', 'Own deals (S$)', ({ ownCents, writtenOffCents }) => ownCents + writtenOffCents),
  amount('overriding', 'Overriding (S$)', ({ overridingCents }) => overridingCents),
  amount('gst', 'GST (S$)', ({ gstCents }) => gstCents),
  amount('fees', 'Fees, withheld (S$)', ({ feeCents, withheldCents }) => -feeCents - withheldCents),
  amount('advances', 'Advances (S$)', ({ advancedCents, recoveredCents }) => advancedCents - recoveredCents),
  amount('returned', 'Paid again (S$)', ({ returnedCents }) => returnedCents),
  {
    id: 'net',
    header: 'After fees (S$)',
    align: 'end',
    width: 126,
    fixed: true,
    card: 'state',
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: totals && <Money bare cents={totals.cents} />,
  },
];

function PaidOuts() {
  const list = useListSearch(paidList);
  const [opened, open] = useOpened();
  const exported = useListFile({ file: api.paidOutSheet, search: paidList });
  const query = paidQuery(list.query);
  const result = useData(api.paidOut, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="My payment received" tab="Paid to me" more={exported} />
      <DataTable
        name="paid-to-me"
        label="Paid to me"
        columns={columnsOf(result.data?.totals)}
        rowId={({ lineId }) => lineId}
        {...tableOf(list, result)}
        onOpen={({ lineId }) => open(lineId)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Statement, deal or address' }}
            days={{ from: 'from', to: 'to' }}
          />
        }
        empty={
          <EmptyState icon={IconWallet} title="No payouts yet">
            Your payouts come here when they have been made, each with its statement.
          </EmptyState>
        }
      />
      <PaidDrawer
        lineId={opened}
        walk={walkAmong(
          (result.data?.rows ?? []).map(({ lineId }) => lineId),
          opened,
          open,
        )}
        onClose={() => open(undefined)}
      />
    </>
  );
}
