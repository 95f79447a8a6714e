import { Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { EntryTable } from '#features/ledger/web/index.ts';
import { itemKinds } from '#features/payout/payout.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import detail from '../deal-details/detail.module.css';
import { placeOf } from '../links.rules.ts';
import { paidSums } from '../production.words.ts';
import type { PaidDetail } from './money.calls.ts';

type Props = OfList & { lineId: string | undefined };

/** A payout: its items by deal, additions and deductions, papers, and journal entries. */
export function PaidDrawer({ lineId, ...ofList }: Props) {
  return (
    <RecordDrawer
      wide
      of={lineId}
      call={api.paidDetail}
      input={(id) => ({ params: { id } })}
      title="Payout"
      {...ofList}
      skeleton={420}
    >
      {(paid, shownId) => <Paid lineId={shownId} paid={paid} />}
    </RecordDrawer>
  );
}

function Paid({ lineId, paid }: { lineId: string; paid: PaidDetail }) {
  return (
    <Stack component="article" gap="lg" aria-label={paid.voucher ?? 'Payout'}>
      <RecordHead
        number={paid.voucher}
        state={<StatusBadge tone="success">Paid</StatusBadge>}
        title={`Payout of ${formatDay(paid.paidOn)}`}
        line={[`Run ${paid.run}`, `to ${paid.bank} ${paid.accountMasked}`]}
        figure={{ label: 'Paid', cents: paid.cents }}
        second={{ label: 'Statement', icon: IconDownload, file: urlOf(api.statement, { params: { id: lineId } }) }}
        more={[
          paid.taxInvoice !== null && {
            kind: 'paper',
            label: 'Tax invoice',
            icon: IconDownload,
            file: urlOf(api.taxInvoice, { params: { id: lineId } }),
          },
        ]}
      />
      <Items paid={paid} />
      <section className={detail.section} aria-label="Ledger entries">
        <h3>Ledger entries</h3>
        <EntryTable entries={paid.entries.toReversed()} />
      </section>
    </Stack>
  );
}

/** The items of a payout, then its additions and deductions. Advances, fees and withheld amounts are items themselves. */
const rowsOf = ({ items, gstCents, recoveredCents }: PaidDetail) => [
  ...items.map((item) => ({
    what: (
      <TwoLines
        sub={[item.address && item.of, itemKinds[item.kind], formatDay(item.clearedOn)].filter(Boolean).join(' · ')}
      >
        {item.address || item.of}
      </TwoLines>
    ),
    amount: (
      <Figure
        cents={item.cents}
        to={item.transId ? placeOf(item) : undefined}
        label={`${itemKinds[item.kind]}, ${item.of}`}
      />
    ),
  })),
  ...[
    { what: 'GST', cents: gstCents },
    { what: 'Advances recovered', cents: -recoveredCents },
  ]
    .filter(({ cents }) => cents !== 0)
    .map(({ what, cents }) => ({ what, amount: <Money bare cents={cents} /> })),
];

function Items({ paid }: { paid: PaidDetail }) {
  return (
    <section className={detail.section} aria-label="Paid by deal">
      <h3>Paid by deal</h3>
      <MiniTable
        label="What it paid"
        minWidth={320}
        rows={rowsOf(paid)}
        total={paidSums.inAll}
        columns={[
          { id: 'for', header: 'For', cell: (row) => row.what },
          {
            id: 'amount',
            header: 'Amount (S$)',
            align: 'end',
            cell: (row) => row.amount,
            total: <Money bare cents={paid.cents} />,
          },
        ]}
      />
    </section>
  );
}
