import { Anchor } from '@mantine/core';
import { IconFileMinus } from '@tabler/icons-react';
import { dayOf } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { creditNoteList } from '../lists.web.ts';
import { SendPaper } from '../papers/SendPaper.tsx';
import { creditNoteFields } from './credit-notes.words.ts';

/** /agency-desk/finance/credit-notes: what was credited, as papers. */
export const CreditNotesPage = () => (
  <ListPage
    fields={creditNoteFields}
    call={api.creditNotes}
    file={api.creditNotesSheet}
    search={creditNoteList}
    name="credit-notes"
    title="Invoices"
    label="Credit notes"
    rowId="creditNoteId"
    searches="Number, client or amount"
    days
    columns={[
      {
        field: 'number',
        cell: ({ creditNoteId, number }) => (
          <Anchor inherit href={urlOf(api.creditNotePdf, { params: { id: creditNoteId } })} download>
            <UnbrokenNumbers>{number}</UnbrokenNumbers>
          </Anchor>
        ),
        under: 'issuedOn',
        sortedBy: 'issuedOn',
        width: 170,
      },
      { field: 'to', under: 'reason', card: 'address' },
      {
        field: 'invoiceNumber',
        under: ({ dealNo }) => (
          <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${dealNo}`} inherit>
            <UnbrokenNumbers>{dealNo}</UnbrokenNumbers>
          </Anchor>
        ),
        width: 170,
      },
      { field: 'netCents', width: 146 },
      { field: 'gstCents', width: 120 },
      { field: 'totalCents', width: 140 },
      {
        field: 'mailedAt',
        header: 'Mail',
        cell: ({ creditNoteId, number, email }) => (
          <SendPaper kind="CREDIT_NOTE" paperId={creditNoteId} number={number} address={email} />
        ),
        under: ({ mailedAt }) =>
          mailedAt && (
            <>
              sent <Day day={dayOf(mailedAt)} />
            </>
          ),
        card: 'end',
        width: 130,
      },
    ]}
    empty={
      <EmptyState icon={IconFileMinus} title="Nothing was credited">
        An invoice is taken back by a credit note, from its own drawer.
      </EmptyState>
    }
  />
);
