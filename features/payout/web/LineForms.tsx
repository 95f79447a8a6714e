import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { Line } from '../contract/lines.ts';
import { api } from './api.ts';

const required = 'This is required.';
const today = () => dayOf(Temporal.Now.instant().toString()) as string | null;

/** Records that the bank has paid a line. */
export function PayLineForm({ line: { lineId } }: { line: Line }) {
  const pay = useChange(api.payLine, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { paidOn: today() },
    rules: ({ paidOn }) => ({ paidOn: paidOn ? null : required }),
    onSubmit: ({ paidOn }) => pay.mutateAsync({ params: { id: lineId }, body: { paidOn: paidOn ?? '' } }),
  });
  return (
    <FormShell form={form} label="Payment" submitLabel="Mark as paid" showState={false} guard={false}>
      <DayInput label="Paid on" {...form.field('paidOn', { required: true })} />
    </FormShell>
  );
}

/** Records that the bank returned the payment of a line. */
export function ReturnLineForm({ line: { lineId, refundedCents } }: { line: Line }) {
  const isRefund = refundedCents > 0;
  const giveBack = useChange(api.returnLine, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { returnedOn: today(), reason: '' },
    rules: ({ returnedOn, reason }) => ({ returnedOn: returnedOn ? null : required, reason: reason ? null : required }),
    onSubmit: ({ returnedOn, reason }) =>
      giveBack.mutateAsync({ params: { id: lineId }, body: { returnedOn: returnedOn ?? '', reason } }),
  });
  return (
    <FormShell form={form} label="Returned payment" submitLabel="Record return" showState={false} guard={false}>
      <DayInput
        label="Returned by the bank on"
        description={isRefund ? 'It is the client’s credit again' : 'The next run pays it again, at the same amount'}
        {...form.field('returnedOn', { required: true })}
      />
      <TextInput label="Reason" description="As the bank gives it" {...form.field('reason', { required: true })} />
    </FormShell>
  );
}

/** Enters the tax invoice of a salesperson who is registered for GST: the draft then pays their GST. */
export function GstInvoiceForm({ line: { lineId, gstInvoice } }: { line: Line }) {
  const enter = useChange(api.gstInvoice, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { number: gstInvoice ?? '' },
    rules: () => ({}),
    onSubmit: ({ number }) => enter.mutateAsync({ params: { id: lineId }, body: { number: number || null } }),
  });
  return (
    <FormShell form={form} label="GST" submitLabel="Save tax invoice" showState={false} guard={false}>
      <TextInput
        label="Their tax invoice"
        description="Registered for GST: with its number the run pays their GST. Leave empty for none"
        maxLength={40}
        {...form.field('number')}
      />
    </FormShell>
  );
}
