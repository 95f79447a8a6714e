import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { receiptMethods } from '../billing.words.ts';
import classes from '../Lines.module.css';
import { RequestNotice } from '../requests/RequestNotice.tsx';
import type { billing } from '../room.calls.ts';
import { type Action, ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import type { ReceiptRow } from './receipts.words.ts';

/** A receipt with what it pays, and what can be done with it. */
export function ReceiptDrawer({ receipt, ...ofList }: OfList & { receipt: ReceiptRow | undefined }) {
  return (
    <RecordDrawer
      of={receipt}
      call={api.receipt}
      input={({ receiptId }) => ({ params: { id: receiptId } })}
      title={({ number }) => number}
      {...ofList}
    >
      {(details) => <ReceiptDetails receipt={details} />}
    </RecordDrawer>
  );
}

type Details = Data<typeof billing.receipt>;

function ReceiptDetails({ receipt }: { receipt: Details }) {
  const [doing, choose] = useState<Action>();
  const { method, reference, receivedOn, clearedOn, returnedOn, returnReason, leftCents, feeCents } = receipt;
  return (
    <Stack gap="lg">
      <ReceiptHead receipt={receipt} doing={doing} choose={choose} />
      {doing ? (
        <ReceiptForm key={doing} receipt={receipt} doing={doing} onDone={() => choose(undefined)} />
      ) : (
        <>
          <Facts
            items={[
              { label: 'Received', value: <Day day={receivedOn} /> },
              { label: 'By', value: receiptMethods[method] },
              method === 'CHEQUE' && { label: 'Cleared', value: clearedOn && <Day day={clearedOn} /> },
              { label: 'Returned on', value: returnedOn && <Day day={returnedOn} /> },
              feeCents > 0 && { label: 'Bank fee', value: <Money cents={feeCents} /> },
              leftCents !== 0 && { label: leftWords(receipt), value: <Money cents={Math.abs(leftCents)} /> },
              { label: 'Reference', value: reference, wide: true },
              { label: 'Reason', value: returnReason, wide: true },
            ]}
          />
          {receipt.request && <RequestNotice request={receipt.request} />}
          <Paid receipt={receipt} />
          <LedgerEntries of={{ ids: receipt.entryIds }} />
        </>
      )}
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
      <ul>
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
