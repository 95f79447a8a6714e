import { dayOf } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import type { Line } from './lines.calls.ts';

type Props = { line: Line; onDone: () => void };

const today = () => dayOf(Temporal.Now.instant().toString()) as string | null;

/** Records that the bank has paid a line. */
export function PayLineForm({ line: { lineId }, onDone }: Props) {
  const form = useCallForm(api.payLine, {
    initialValues: { paidOn: today() },
    input: (body) => ({ params: { id: lineId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Payment" submitLabel="Mark as paid" showState={false} guard={false} onCancel={onDone}>
      <DayInput label="Paid on" {...form.field('paidOn')} />
    </FormShell>
  );
}

/** Records that the bank returned the payment of a line. */
export function ReturnLineForm({ line: { lineId, refundedCents }, onDone }: Props) {
  const isRefund = refundedCents > 0;
  const form = useCallForm(api.returnLine, {
    initialValues: { returnedOn: today(), reason: '' },
    input: (body) => ({ params: { id: lineId }, body }),
    onDone,
  });
  return (
    <FormShell
      form={form}
      label="Returned payment"
      submitLabel="Record return"
      showState={false}
      guard={false}
      onCancel={onDone}
    >
      <DayInput
        label="Returned by the bank on"
        description={isRefund ? 'It is the client’s credit again' : 'The next run pays it again, at the same amount'}
        {...form.field('returnedOn')}
      />
      <TextInput label="Reason" description="As the bank gives it" {...form.field('reason')} />
    </FormShell>
  );
}

/** Enters the tax invoice of a salesperson who is registered for GST: the draft then pays their GST. */
export function GstInvoiceForm({ line: { lineId, gstInvoice }, onDone }: Props) {
  const form = useCallForm(api.gstInvoice, {
    initialValues: { number: gstInvoice ?? '' },
    input: ({ number }) => ({ params: { id: lineId }, body: { number: number || null } }),
    onDone,
  });
  return (
    <FormShell form={form} label="GST" submitLabel="Save tax invoice" showState={false} guard={false} onCancel={onDone}>
      <TextInput
        label="Their tax invoice"
        description="Registered for GST: with its number the run pays their GST. Leave empty for none"
        {...form.field('number')}
      />
    </FormShell>
  );
}
