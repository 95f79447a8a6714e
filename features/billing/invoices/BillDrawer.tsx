import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Completion } from '#features/deal/web/index.ts';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import { type ReceiptState, receiptMethods, receiptStates } from '../billing.words.ts';
import { Credited } from '../credit-notes/Credited.tsx';
import { GiveUp } from '../credit-notes/GiveUp.tsx';
import { DisputeNotice, MarkDisputed } from '../disputes/Dispute.tsx';
import { EInvoice, NoEInvoice } from '../e-invoice/EInvoice.tsx';
import classes from '../Lines.module.css';
import { Mails, OtherPapers } from '../papers/Papers.tsx';
import { ProForma } from '../papers/ProForma.tsx';
import { SendPaper } from '../papers/SendPaper.tsx';
import { PaymentForm } from '../receipts/PaymentForm.tsx';
import { RequestNotice } from '../requests/RequestNotice.tsx';
import type { Bill, billing } from '../room.calls.ts';
import { BillStanding } from './BillStanding.tsx';
import { IssueInvoice } from './IssueInvoice.tsx';

/** A bill from completion over its invoice to what was paid on it, with what comes next. */
export function BillDrawer({ bill, onClose }: { bill: Bill | undefined; onClose: () => void }) {
  return (
    <RecordDrawer
      of={bill}
      call={api.bill}
      input={({ billId }) => ({ params: { id: billId } })}
      title={({ dealNo }) => `Billing of ${dealNo}`}
      onClose={onClose}
    >
      {(details) => <BillDetails bill={details} />}
    </RecordDrawer>
  );
}

type Details = Data<typeof billing.bill>;

function BillDetails({ bill }: { bill: Details }) {
  return (
    <Stack gap="lg">
      <Facts bill={bill} />
      <DisputeNotice bill={bill} />
      <Next bill={bill} />
      {bill.payments.length > 0 && <Payments bill={bill} />}
      <OtherPapers bill={bill} />
      <Mails bill={bill} />
      {bill.credited.length > 0 && <Credited credited={bill.credited} address={bill.email} />}
      <LedgerEntries of={{ ids: bill.entryIds }} />
    </Stack>
  );
}

const billedAt = ({ billAddress, postalCode, uen, gstNumber }: Details): string =>
  [...addressLines(billAddress, postalCode), uen && `UEN ${uen}`, gstNumber && `GST registration ${gstNumber}`]
    .filter(Boolean)
    .join(' · ');

/** Facts that belong together stand beside each other. */
function Facts({ bill }: { bill: Details }) {
  const { number, issuedOn, dueOn, completedOn, isForfeiture, netCents, gstCents, totalCents, openCents } = bill;
  return (
    <KeyValues
      short
      items={[
        { label: 'Bill to', value: <TwoLines sub={billedAt(bill)}>{bill.invoiceToText}</TwoLines>, wide: true },
        { label: 'Property', value: bill.address, wide: true },
        { label: 'State', value: <BillStanding bill={bill} /> },
        isForfeiture
          ? { label: 'Bills', value: 'What was forfeited' }
          : { label: 'Completed', value: completedOn && <Day day={completedOn} /> },
        { label: 'Case', value: bill.caseNo },
        { label: 'Salesperson', value: bill.agentName },
        ...(number
          ? [
              {
                label: 'Invoice',
                value: <TwoLines sub={issuedOn && `issued ${formatDay(issuedOn)}`}>{number}</TwoLines>,
              },
              { label: 'Due', value: dueOn && <Day day={dueOn} /> },
            ]
          : []),
        { label: 'Subtotal', value: <Money cents={netCents} /> },
        { label: 'GST', value: <Money cents={gstCents} /> },
        { label: 'Total incl. GST', value: <Money cents={totalCents} /> },
        ...(number ? [{ label: 'Outstanding', value: <Money cents={openCents} /> }] : []),
      ]}
    />
  );
}

/** What finance does with the bill next. */
function Next({ bill }: { bill: Details }) {
  if (bill.invoiceId)
    return (
      <>
        <Group>
          <Button
            component="a"
            href={urlOf(api.invoicePdf, { params: { id: bill.invoiceId } })}
            download
            variant="default"
            leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
          >
            Invoice as PDF
          </Button>
          <EInvoice invoiceId={bill.invoiceId} why={bill.noEInvoice} />
          <SendPaper kind="INVOICE" paperId={bill.invoiceId} number={bill.number ?? ''} address={bill.email} />
          {!bill.request && <GiveUp bill={bill} invoiceId={bill.invoiceId} />}
          {bill.openCents > 0 && !bill.dispute && (
            <MarkDisputed invoiceId={bill.invoiceId} number={bill.number ?? ''} />
          )}
          <Button component={RouteLink} to={`/agency-desk/finance/deals/${bill.dealId}/revision`} variant="default">
            Revise deal
          </Button>
        </Group>
        {bill.noEInvoice && <NoEInvoice why={bill.noEInvoice} />}
        {bill.request && <RequestNotice request={bill.request} />}
        {bill.openCents > 0 && <RecordPayment key={bill.billId} bill={bill} invoiceId={bill.invoiceId} />}
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

/** The form closes once the payment is recorded, so that a second click doesn't record it again. */
function RecordPayment({ bill, invoiceId }: { bill: Details; invoiceId: string }) {
  const [isRecorded, setRecorded] = useState(false);
  const { number, invoiceToText, address, openCents, payments } = bill;
  if (isRecorded)
    return (
      <Group>
        <Button variant="default" onClick={() => setRecorded(false)}>
          Record another payment
        </Button>
      </Group>
    );
  return (
    <section>
      <h3 className={classes.title}>Record a payment</h3>
      <PaymentForm
        invoice={{ invoiceId, number: number ?? '', to: invoiceToText, address, openCents }}
        payments={payments}
        onDone={() => setRecorded(true)}
      />
    </section>
  );
}

const isPaying = (state: ReceiptState) => state === 'USED' || state === 'CREDIT';

function Payments({ bill: { payments } }: { bill: Details }) {
  return (
    <section>
      <h3 className={classes.title}>Payments</h3>
      <ul className={classes.list}>
        {payments.map(({ receiptId, number, method, reference, receivedOn, state, cents }) => (
          <li key={receiptId} className={classes.line}>
            <TwoLines
              sub={[receiptMethods[method], reference, isPaying(state) ? '' : receiptStates[state]]
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
