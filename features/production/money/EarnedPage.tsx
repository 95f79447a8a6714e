import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { earningKinds } from '#features/payout/payout.words.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { placeOf } from '../links.rules.ts';
import { earnedList } from '../lists.web.ts';
import { earnedFields } from './earned.words.ts';
import { PaidBadge } from './PaidBadge.tsx';
import { Totals } from './Totals.tsx';

const stateOptions = [
  { value: 'PAID', label: 'Paid' },
  { value: 'NOT_PAID', label: 'Not paid yet' },
];

/** /my-productions/commission-payout: payments by clients, my part, and its payouts. */
export function EarnedPage() {
  return useMe().role === 'salesperson' ? <Earned /> : <NoProduction title="My Payment Received" />;
}

function Earned() {
  return (
    <ListPage
      fields={earnedFields}
      call={api.payoutDeal}
      file={api.payoutDealSheet}
      search={earnedList}
      name="payment-received"
      title="My payment received"
      notice={<Totals />}
      rowId="earningId"
      to={placeOf}
      searches="Deal, receipt, statement or address"
      selects={[{ name: 'state', label: 'State', options: stateOptions }]}
      days
      sums={({ totals }) => ({ cents: totals.earnedCents })}
      columns={[
        { field: 'receivedOn', width: 130 },
        {
          field: 'address',
          header: 'Deal',
          under: ({ dealNo, kind }) => `${dealNo} · ${earningKinds[kind].toLowerCase()}`,
          card: 'address',
        },
        { field: 'cents', width: 140 },
        { field: 'paidOn', cell: PaidBadge, card: 'state', width: 206 },
        {
          field: 'voucher',
          cell: ({ lineId, voucher }) => (lineId && voucher ? <Statement lineId={lineId} voucher={voucher} /> : '–'),
          under: ({ lineId, taxInvoice }) =>
            lineId && taxInvoice && <TaxInvoice lineId={lineId} taxInvoice={taxInvoice} />,
          width: 150,
        },
      ]}
      empty={
        <EmptyState icon={IconCoins} title="Nothing received yet">
          When a client pays, your part of it stands here, and then the day on which it was paid to you.
        </EmptyState>
      }
    />
  );
}

const Statement = ({ lineId, voucher }: { lineId: string; voucher: string }) => (
  <Anchor inherit href={urlOf(api.statement, { params: { id: lineId } })} download>
    <UnbrokenNumbers>{voucher}</UnbrokenNumbers>
  </Anchor>
);

const TaxInvoice = ({ lineId, taxInvoice }: { lineId: string; taxInvoice: string }) => (
  <Anchor inherit href={urlOf(api.taxInvoice, { params: { id: lineId } })} download>
    {taxInvoice}
  </Anchor>
);
