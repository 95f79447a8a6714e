import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { api } from '../api.web.ts';
import { ReviseInstead } from '../credit-notes/ReviseInstead.tsx';
import type { billing } from '../room.calls.ts';
import { type Credit, Credits } from './Credits.tsx';

type Details = Data<typeof billing.bill>;

/** Issues the invoice of a bill, and pays it at once with chosen money that came before it. */
export function IssueInvoice({ bill }: { bill: Details }) {
  const { billId, eSubId, totalCents, invoiceToText, warning, credits, credited } = bill;
  const [asking, setAsking] = useState(false);
  const [receiptIds, choose] = useState<string[]>([]);
  const issue = useChange(api.issueInvoice, {
    says: ({ number }) => `Invoice ${number} issued`,
  });
  const [others, addOther] = useState<Credit[]>([]);
  const chosen = [...credits, ...others].filter(({ receiptId }) => receiptIds.includes(receiptId));
  const other = chosen.find(({ isOtherRate }) => isOtherRate);
  const asked = {
    opened: asking,
    onClose: () => setAsking(false),
    title: `Issue the invoice of ${formatMoney(other?.totalCents ?? totalCents)}?`,
    confirm: 'Issue invoice',
  };
  const words = [
    `It is addressed to ${invoiceToText} and dated today.`,
    ...(chosen.length > 0 ? [`It is paid from ${chosen.map(({ number }) => number).join(', ')}.`] : []),
    ...(other ? [`GST is charged as on ${formatDay(other.receivedOn)}, when that money came.`] : []),
    'An issued invoice can’t be changed or deleted.',
  ].join(' ');
  const send = (reason = '') =>
    issue.mutateAsync({ body: { billId, reason, receiptIds: chosen.map((one) => one.receiptId) } });
  return (
    <>
      {warning && (
        <Notice tone="warning" title={warning}>
          <Verb component={RouteLink} to={`/e-submission/${eSubId}`} inherit>
            Open the transaction
          </Verb>{' '}
          to add what is missing.
        </Notice>
      )}
      <Credits
        billId={billId}
        credits={[...credits, ...others]}
        chosen={receiptIds}
        onChange={choose}
        onFind={(credit) => addOther([...others, credit])}
      />
      <Group>
        <Button onClick={() => setAsking(true)}>Issue invoice</Button>
      </Group>
      {credited.length > 0 && (
        <Text size="sm" c="dimmed">
          It is addressed to {invoiceToText}. <ReviseInstead bill={bill} />
        </Text>
      )}
      {warning ? (
        <ReasonDialog {...asked} label="Reason for issuing it without them" onConfirm={send}>
          {words}
        </ReasonDialog>
      ) : (
        <ConfirmDialog
          {...asked}
          onConfirm={() =>
            send().then(
              () => undefined,
              () => undefined,
            )
          }
        >
          {words}
        </ConfirmDialog>
      )}
    </>
  );
}
