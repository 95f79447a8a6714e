import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { formatMoney } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { receiptStates } from '../billing.words.ts';
import { receiptList } from '../lists.web.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { ReceiptBadge } from './ReceiptBadge.tsx';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';
import { type ReceiptRow, receiptFields } from './receipts.words.ts';

/** /agency-desk/finance/receipts: all money that came in, and what of it pays no invoice yet. */
export function ReceiptsPage() {
  const opened = useOpenedRow<ReceiptRow>();
  const [isRecording, setRecording] = useNew();
  return (
    <>
      <ListPage
        fields={receiptFields}
        call={api.receipts}
        file={api.receiptsSheet}
        search={receiptList}
        name="receipts"
        title="Receipts"
        action={<Button onClick={() => setRecording(true)}>Record payment</Button>}
        rowId="receiptId"
        onOpen={opened.open}
        searches="Receipt, payer, reference or amount"
        selects={[{ name: 'state', label: 'State', options: optionsOf(receiptStates) }]}
        days
        columns={[
          { field: 'number', under: 'method', width: 160 },
          { field: 'payer', under: 'reference', card: 'address' },
          { field: 'invoices', cell: ({ invoices }) => firstOf(invoices), width: 160 },
          { field: 'receivedOn', width: 130 },
          { field: 'cents', width: 150 },
          {
            field: 'leftCents',
            cell: ({ leftCents }) => (leftCents === 0 ? '–' : <Money bare cents={leftCents} />),
            width: 150,
          },
          {
            field: 'state',
            cell: ({ state }) => <ReceiptBadge state={state} />,
            under: ({ feeCents }) => feeCents > 0 && `Bank fee ${formatMoney(feeCents)}`,
            card: 'state',
            width: 190,
          },
        ]}
        empty={
          <EmptyState icon={IconReceipt} title="No money has come in yet">
            Record a payment here, or from its invoice.
          </EmptyState>
        }
      />
      <ReceiptDrawer receipt={opened.row} {...opened.drawer} />
      <SideDrawer opened={isRecording} onClose={() => setRecording(false)} title="Record a payment">
        <PaymentForm onDone={() => setRecording(false)} />
      </SideDrawer>
    </>
  );
}

/** The first of the invoices, and how many others there are. */
const firstOf = ([first = '–', ...others]: string[]): string =>
  others.length === 0 ? first : `${first} + ${others.length}`;
