import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import { receiptMethods } from '../billing.words.ts';
import classes from '../Lines.module.css';
import { SendPaper } from '../papers/SendPaper.tsx';
import { RequestNotice } from '../requests/RequestNotice.tsx';
import type { billing } from '../room.calls.ts';
import { EnteredByMistake } from './EnteredByMistake.tsx';
import { ReceiptBadge } from './ReceiptBadge.tsx';
import { RefundForm } from './RefundForm.tsx';
import { ClearForm, ReturnForm, UseCreditForm } from './receiptForms.tsx';
import type { ReceiptRow } from './receipts.words.ts';

/** A receipt with what it pays, and what can be done with it. */
export function ReceiptDrawer({ receipt, onClose }: { receipt: ReceiptRow | undefined; onClose: () => void }) {
  return (
    <RecordDrawer
      of={receipt}
      call={api.receipt}
      input={({ receiptId }) => ({ params: { id: receiptId } })}
      title={({ number }) => number}
      onClose={onClose}
    >
      {(details) => <ReceiptDetails receipt={details} />}
    </RecordDrawer>
  );
}

type Details = Data<typeof billing.receipt>;

function ReceiptDetails({ receipt }: { receipt: Details }) {
  const { payer, method, reference, receivedOn, clearedOn, returnedOn, returnReason, cents, leftCents, feeCents } =
    receipt;
  return (
    <Stack gap="lg">
      <KeyValues
        short
        items={[
          { label: 'Received from', value: payer, wide: true },
          { label: 'State', value: <ReceiptBadge state={receipt.state} /> },
          { label: 'Amount', value: <Money cents={cents} /> },
          { label: 'By', value: receiptMethods[method] },
          { label: 'Received', value: <Day day={receivedOn} /> },
          ...(method === 'CHEQUE' ? [{ label: 'Cleared', value: clearedOn && <Day day={clearedOn} /> }] : []),
          ...(returnedOn
            ? [
                { label: 'Returned on', value: <Day day={returnedOn} /> },
                ...(feeCents > 0 ? [{ label: 'Bank fee', value: <Money cents={feeCents} /> }] : []),
                { label: 'Reason', value: returnReason, wide: true },
              ]
            : []),
          { label: 'Reference', value: reference || undefined, wide: true },
          ...(leftCents === 0 ? [] : [{ label: leftWords(receipt), value: <Money cents={Math.abs(leftCents)} /> }]),
        ]}
      />
      {receipt.request && <RequestNotice request={receipt.request} />}
      <Paid receipt={receipt} />
      <Actions receipt={receipt} />
      <LedgerEntries of={{ ids: receipt.entryIds }} />
    </Stack>
  );
}

const leftWords = ({ leftCents, state }: Details) =>
  leftCents < 0 ? 'Owed by the payer' : state === 'CLEARING' ? 'Pays nothing yet' : 'Credit left';

function Paid({ receipt: { paid, meantFor, returnedOn } }: { receipt: Details }) {
  const rows = [
    ...meantFor.map((one) => ({
      ...one,
      sub: returnedOn ? 'not paid: the cheque was taken back' : 'when the cheque clears',
    })),
    ...paid.map((one) => ({
      ...one,
      sub: one.takenBackOn ? (
        <>
          taken back <Day day={one.takenBackOn} />
        </>
      ) : (
        <Day day={one.day} />
      ),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>Invoices</h3>
      <ul className={classes.list}>
        {rows.map(({ invoiceId, number, cents, sub }) => (
          <li key={`${invoiceId} ${cents}`} className={classes.line}>
            <TwoLines sub={sub}>
              <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${number}`} inherit>
                {number}
              </Anchor>
            </TwoLines>
            <Money cents={cents} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone the form that a button opens would stand below what is seen. */
const intoView = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' });

type Action = 'clear' | 'return' | 'use' | 'refund';

/** What can be done next. A chosen action opens its form below. */
function Actions({ receipt }: { receipt: Details }) {
  const [doing, choose] = useState<Action>();
  const { receiptId, state, method, leftCents, request } = receipt;
  const isCheque = method === 'CHEQUE';
  const actions: { action: Action; label: string }[] = [
    ...(state === 'CLEARING' ? [{ action: 'clear' as const, label: 'Cheque has cleared' }] : []),
    ...(state === 'CREDIT' ? [{ action: 'use' as const, label: 'Pay an invoice' }] : []),
    ...(state === 'CREDIT' && !request ? [{ action: 'refund' as const, label: 'Refund' }] : []),
    ...(state === 'RETURNED'
      ? []
      : [{ action: 'return' as const, label: isCheque ? 'Cheque bounced' : 'Returned by bank' }]),
  ];
  const done = () => choose(undefined);
  return (
    <>
      <Group>
        <Button
          component="a"
          href={urlOf(api.receiptPdf, { params: { id: receiptId } })}
          download
          variant="default"
          leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
        >
          Receipt as PDF
        </Button>
        {state !== 'RETURNED' && (
          <SendPaper kind="RECEIPT" paperId={receiptId} number={receipt.number} address={receipt.email} />
        )}
        {actions.map(({ action, label }) => (
          <Button key={action} variant="default" aria-expanded={doing === action} onClick={() => choose(action)}>
            {label}
          </Button>
        ))}
        {state !== 'RETURNED' && <EnteredByMistake receiptId={receiptId} number={receipt.number} />}
      </Group>
      {doing && (
        <div key={doing} ref={intoView}>
          {doing === 'clear' && <ClearForm receiptId={receiptId} onDone={done} />}
          {doing === 'return' && <ReturnForm receiptId={receiptId} isCheque={isCheque} onDone={done} />}
          {doing === 'use' && <UseCreditForm receiptId={receiptId} leftCents={leftCents} onDone={done} />}
          {doing === 'refund' && (
            <RefundForm receiptId={receiptId} payer={receipt.payer} leftCents={leftCents} onDone={done} />
          )}
        </div>
      )}
    </>
  );
}
