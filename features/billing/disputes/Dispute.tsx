import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import type { billing } from '../room.calls.ts';

type Props = { invoiceId: string; number: string };

/** Marks an open invoice as disputed. */
export function MarkDisputed({
  invoiceId,
  number,
  isAsking,
  onClose,
}: Props & { isAsking: boolean; onClose: () => void }) {
  const mark = useChange(api.disputeInvoice);
  return (
    <ReasonDialog
      opened={isAsking}
      onClose={onClose}
      onConfirm={(reason) => mark.mutateAsync({ params: { id: invoiceId }, body: { reason } })}
      title={`Mark ${number} as disputed?`}
      label="Reason, shown to the salesperson too"
      most={200}
      confirm="Mark as disputed"
    >
      No reminder is made until the dispute is resolved. The amounts stay as they are.
    </ReasonDialog>
  );
}

/** Why an invoice is disputed, since when, and the way to take the mark off. */
export function DisputeNotice({ bill }: { bill: Data<typeof billing.bill> }) {
  const { invoiceId, number, dispute, disputeReason } = bill;
  if (!invoiceId || !dispute) return null;
  return (
    <Notice tone="warning" title="The client disputes this invoice">
      <p>Reason: {disputeReason}</p>
      <p>
        Marked by {dispute.by} on {formatDay(dayOf(dispute.at))}. No reminder is made until the dispute is resolved.
      </p>
      <Resolve invoiceId={invoiceId} number={number ?? ''} />
    </Notice>
  );
}

function Resolve({ invoiceId, number }: Props) {
  const [asking, setAsking] = useState(false);
  const resolve = useChange(api.resolveDispute);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        Resolve dispute
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(note) => resolve.mutateAsync({ params: { id: invoiceId }, body: { note } })}
        title={`Resolve the dispute of ${number}?`}
        label="How it was resolved (optional)"
        optional
        confirm="Resolve dispute"
      >
        Reminders of this invoice are made again.
      </ReasonDialog>
    </>
  );
}
