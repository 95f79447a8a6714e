import { dayOf } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from './api.ts';

const required = 'This is required.';
const today = () => dayOf(Temporal.Now.instant().toString()) as string | null;

/** Enters the tax invoice of an agency for its share. */
export function InvoiceForm({ shareId, amountCents }: { shareId: string; amountCents: number }) {
  const enter = useChange(api.enterInvoice, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { number: '', issuedOn: today() },
    rules: ({ number, issuedOn }) => ({ number: number ? null : required, issuedOn: issuedOn ? null : required }),
    onSubmit: ({ number, issuedOn }) =>
      enter.mutateAsync({ params: { id: shareId }, body: { number, issuedOn: issuedOn ?? '' } }),
  });
  return (
    <FormShell form={form} label="Tax invoice" submitLabel="Save tax invoice" showState={false} guard={false}>
      <TextInput
        label="Their tax invoice no."
        description={`For the whole share, ${formatMoney(amountCents)} before GST`}
        maxLength={40}
        {...form.field('number', { required: true })}
      />
      <DayInput
        label="Invoice date"
        description="Its GST is that of this day"
        {...form.field('issuedOn', { required: true })}
      />
    </FormShell>
  );
}

/** Enters the credit note by which an agency takes its invoice back. */
export function CreditNoteForm({ invoiceId }: { invoiceId: string }) {
  const credit = useChange(api.creditInvoice, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { number: '', creditedOn: today() },
    rules: ({ number, creditedOn }) => ({ number: number ? null : required, creditedOn: creditedOn ? null : required }),
    onSubmit: ({ number, creditedOn }) =>
      credit.mutateAsync({ params: { id: invoiceId }, body: { number, creditedOn: creditedOn ?? '' } }),
  });
  return (
    <FormShell form={form} label="Credit note" submitLabel="Save credit note" showState={false} guard={false}>
      <TextInput
        label="Their credit note no."
        description="It takes the whole tax invoice back. GST that was paid is netted from the next run"
        maxLength={40}
        {...form.field('number', { required: true })}
      />
      <DayInput label="Credit note date" {...form.field('creditedOn', { required: true })} />
    </FormShell>
  );
}
