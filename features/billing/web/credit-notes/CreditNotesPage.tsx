import { Anchor } from '@mantine/core';
import { IconFileMinus } from '@tabler/icons-react';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
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
import type { billing, CreditNoteRow } from '../../contract/index.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { SendPaper } from '../papers/SendPaper.tsx';
import { creditNoteList, creditNoteQuery } from './creditNoteList.ts';

type Sums = Data<typeof billing.creditNotes>['sums'] | undefined;

const columnsOf = (sums: Sums): Column<CreditNoteRow>[] => [
  {
    id: 'number',
    header: 'Credit note',
    sort: 'Issued',
    width: 170,
    cell: ({ creditNoteId, number, issuedOn }) => (
      <TwoLines strong sub={<Day day={issuedOn} />}>
        <Anchor inherit href={urlOf(api.creditNotePdf, { params: { id: creditNoteId } })} download>
          <UnbrokenNumbers>{number}</UnbrokenNumbers>
        </Anchor>
      </TwoLines>
    ),
  },
  {
    id: 'to',
    header: 'Bill to',
    card: 'lead',
    cell: ({ to, reason }) => <TwoLines sub={reason}>{to}</TwoLines>,
  },
  {
    id: 'invoice',
    header: 'Invoice',
    width: 170,
    cell: ({ invoiceNumber, dealNo }) => (
      <TwoLines
        sub={
          <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${dealNo}`} inherit>
            <UnbrokenNumbers>{dealNo}</UnbrokenNumbers>
          </Anchor>
        }
      >
        {invoiceNumber}
      </TwoLines>
    ),
  },
  {
    id: 'net',
    header: 'Subtotal (S$)',
    align: 'end',
    width: 146,
    cell: ({ netCents }) => <Money bare cents={netCents} />,
    total: sums && <Money bare cents={sums.netCents} />,
  },
  {
    id: 'gst',
    header: 'GST (S$)',
    align: 'end',
    width: 120,
    cell: ({ gstCents }) => <Money bare cents={gstCents} />,
    total: sums && <Money bare cents={sums.gstCents} />,
  },
  {
    id: 'total',
    header: 'Total incl. GST (S$)',
    sort: 'Amount',
    align: 'end',
    width: 140,
    cell: ({ totalCents }) => <Money bare cents={totalCents} />,
    total: sums && <Money bare cents={sums.totalCents} />,
  },
  {
    id: 'send',
    header: 'Mail',
    width: 130,
    card: 'corner',
    cell: ({ creditNoteId, number, email, mailedAt }) => (
      <TwoLines
        sub={
          mailedAt && (
            <>
              sent <Day day={dayOf(mailedAt)} />
            </>
          )
        }
      >
        <SendPaper kind="CREDIT_NOTE" paperId={creditNoteId} number={number} address={email} />
      </TwoLines>
    ),
  },
];

/** /agency-desk/finance/credit-notes: what was credited, as papers. */
export function CreditNotesPage() {
  const list = useListSearch(creditNoteList);
  const query = creditNoteQuery(list.query);
  const found = useData(api.creditNotes, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Credit notes"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Invoices', to: '/agency-desk/finance/invoices' },
          { label: 'Credit notes' },
        ]}
        action={<DownloadButton address={urlOf(api.creditNotesSheet, { query: filtersOf(query) })} />}
      />
      <DataTable
        name="credit-notes"
        label="Credit notes"
        columns={columnsOf(found.data?.sums)}
        rowId={({ creditNoteId }) => creditNoteId}
        {...tableOf(list, found)}
        filters={
          <FilterBar list={list} search={{ name: 'search', label: 'Number, client or amount' }} selects={[]}>
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconFileMinus} title="Nothing was credited">
            An invoice is taken back by a credit note, from its own drawer.
          </EmptyState>
        }
      />
    </>
  );
}
