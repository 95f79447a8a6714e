import { IconFileInvoice } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { billStates } from '../billing.words.ts';
import { WithReason } from '../disputes/Disputed.tsx';
import { billList } from '../lists.web.ts';
import { lateness } from '../reports/late.rules.ts';
import type { Bill } from '../room.calls.ts';
import { BillDrawer } from './BillDrawer.tsx';
import { BillStanding } from './BillStanding.tsx';
import { billFields } from './bills.words.ts';

const stateOptions = optionsOf(billStates);
const lateOptions = optionsOf(lateness);
const disputedOptions = optionsOf({ true: 'Yes', false: 'No' });

/** /agency-desk/finance/invoices: every bill of the deals, from what waits for completion to what is paid. */
export function InvoicesPage() {
  const { client = '' } = useListSearch(billList).filters;
  const opened = useOpenedRow<Bill>();
  return (
    <>
      <ListPage
        fields={billFields}
        call={api.bills}
        file={api.billsSheet}
        search={billList}
        name="bills"
        title="Invoices"
        rowId="billId"
        onOpen={opened.open}
        searches="Number, name, address or amount"
        selects={[
          { name: 'state', label: 'State', options: stateOptions },
          { name: 'late', label: 'Late', options: lateOptions },
          { name: 'disputed', label: 'Disputed', options: disputedOptions },
        ]}
        chips={[
          { name: 'agent', label: 'One salesperson' },
          { name: 'team', label: 'One team' },
          { name: 'client', label: client },
        ]}
        columns={[
          {
            field: 'number',
            cell: ({ number, dealNo }) => number ?? dealNo,
            under: ({ number, dealNo }) => (number ? dealNo : 'not invoiced'),
            width: 160,
          },
          {
            field: 'invoiceToText',
            under: ({ address, isForfeiture, disputeReason }) => (
              <WithReason reason={disputeReason}>{isForfeiture ? `Forfeited · ${address}` : address}</WithReason>
            ),
            card: 'address',
          },
          { field: 'agentName', width: 160 },
          { field: 'totalCents', width: 130 },
          {
            field: 'openCents',
            cell: ({ number, openCents }) => (number && openCents > 0 ? <Money bare cents={openCents} /> : '–'),
            width: 120,
          },
          { field: 'dueOn', width: 116 },
          { field: 'state', cell: (bill) => <BillStanding bill={bill} />, card: 'state', width: 170 },
        ]}
        empty={
          <EmptyState icon={IconFileInvoice} title="Nothing to invoice yet">
            The bills of a deal come here when its submission is approved.
          </EmptyState>
        }
      />
      <BillDrawer bill={opened.row} {...opened.drawer} />
    </>
  );
}
