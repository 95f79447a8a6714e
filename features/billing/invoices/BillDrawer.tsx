import { Anchor, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Completion } from '#features/deal/web/index.ts';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { type ReceiptState, receiptMethods, receiptStates } from '../billing.words.ts';
import { Credited } from '../credit-notes/Credited.tsx';
import { DisputeNotice } from '../disputes/Dispute.tsx';
import { NoEInvoice } from '../e-invoice/NoEInvoice.tsx';
import classes from '../Lines.module.css';
import { Mails, OtherPapers } from '../papers/Papers.tsx';
import { ProForma } from '../papers/ProForma.tsx';
import { PaymentForm } from '../receipts/PaymentForm.tsx';
import { RequestNotice } from '../requests/RequestNotice.tsx';
import type { Bill, billing } from '../room.calls.ts';
import { BillHead } from './BillHead.tsx';
import { IssueInvoice } from './IssueInvoice.tsx';

/** A bill from completion over its invoice to what was paid on it, with what comes next. */
export function BillDrawer({ bill, ...ofList }: OfList & { bill: Bill | undefined }) {
  return (
    <RecordDrawer
      of={bill}
      call={api.bill}
      input={({ billId }) => ({ params: { id: billId } })}
      title={({ dealNo }) => `Billing of ${dealNo}`}
      {...ofList}
    >
      {(details) => <BillDetails bill={details} />}
    </RecordDrawer>
  );
}

type Details = Data<typeof billing.bill>;

function BillDetails({ bill }: { bill: Details }) {
  const [isPaying, setPaying] = useState(false);
  return (
    <Stack gap="lg">
      <BillHead bill={bill} isPaying={isPaying} onPay={() => setPaying(true)} />
      {isPaying && bill.invoiceId ? (
        <RecordPayment bill={bill} invoiceId={bill.invoiceId} onDone={() => setPaying(false)} />
      ) : (
        <>
          <BillFacts bill={bill} />
          <DisputeNotice bill={bill} />
          <Next bill={bill} />
          {bill.payments.length > 0 && <Payments bill={bill} />}
          <OtherPapers bill={bill} />
          <Mails bill={bill} />
          {bill.credited.length > 0 && <Credited credited={bill.credited} address={bill.email} />}
          <LedgerEntries of={{ ids: bill.entryIds }} />
        </>
      )}
    </Stack>
  );
}

const billedAt = ({ billAddress, postalCode, uen, gstNumber }: Details): string =>
  [...addressLines(billAddress, postalCode), uen && `UEN ${uen}`, gstNumber && `GST registration ${gstNumber}`]
    .filter(Boolean)
    .join(' · ');

function BillFacts({ bill }: { bill: Details }) {
  const { number, issuedOn, dueOn, completedOn, isForfeiture, netCents, gstCents, totalCents } = bill;
  return (
    <Facts
      items={[
        { label: 'Billed at', value: billedAt(bill), wide: true },
        number !== null && { label: 'Due', value: dueOn && <Day day={dueOn} /> },
        number !== null && { label: 'Issued', value: issuedOn && <Day day={issuedOn} /> },
        { label: 'Subtotal', value: <Money cents={netCents} /> },
        { label: 'GST', value: <Money cents={gstCents} /> },
        { label: 'Total incl. GST', value: <Money cents={totalCents} /> },
        isForfeiture
          ? { label: 'Bills', value: 'What was forfeited' }
          : { label: 'Completed', value: completedOn && <Day day={completedOn} /> },
        { label: 'Case', value: bill.caseNo },
        { label: 'Deal', value: bill.dealNo },
      ]}
    />
  );
}

/** What finance does with the bill next. */
function Next({ bill }: { bill: Details }) {
  if (bill.invoiceId)
    return (
      <>
        {bill.noEInvoice && <NoEInvoice why={bill.noEInvoice} />}
        {bill.request && <RequestNotice request={bill.request} />}
      </>
    );
  if (bill.state === 'WAITING')
    return (
      <>
        <Completion eSubId={bill.eSubId} />
        <Group>
          <ProForma billId={bill.billId} />
        </Group>
      </>
    );
  if (bill.notBillable) return <Notice tone="info" title={bill.notBillable} />;
  return (
    <>
      {!bill.isForfeiture && <Completion eSubId={bill.eSubId} />}
      <IssueInvoice bill={bill} />
    </>
  );
}

type PayingProps = { bill: Details; invoiceId: string; onDone: () => void };

/** In place of the facts. It closes once the payment is recorded, so that a second click doesn't record it again. */
function RecordPayment({ bill, invoiceId, onDone }: PayingProps) {
  const { number, invoiceToText, address, openCents, payments } = bill;
  return (
    <section>
      <h3 className={classes.title}>Record a payment</h3>
      <PaymentForm
        invoice={{ invoiceId, number: number ?? '', to: invoiceToText, address, openCents }}
        payments={payments}
        onDone={onDone}
        onCancel={onDone}
      />
    </section>
  );
}

const paysIt = (state: ReceiptState) => state === 'USED' || state === 'CREDIT';

function Payments({ bill: { payments } }: { bill: Details }) {
  return (
    <section>
      <h3 className={classes.title}>Payments</h3>
      <ul>
        {payments.map(({ receiptId, number, method, reference, receivedOn, state, cents }) => (
          <li key={receiptId} className={classes.line}>
            <TwoLines
              sub={[receiptMethods[method], reference, paysIt(state) ? '' : receiptStates[state]]
                .filter(Boolean)
                .join(' · ')}
            >
              <Anchor inherit href={urlOf(api.receiptPdf, { params: { id: receiptId } })} download>
                {number}
              </Anchor>{' '}
              <Day day={receivedOn} />
            </TwoLines>
            <Money cents={cents} />
          </li>
        ))}
      </ul>
    </section>
  );
}
