import { dayOf } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from './api.ts';

const today = () => dayOf(Temporal.Now.instant().toString()) as string | null;

type InvoiceProps = { shareId: string; amountCents: number; onDone: () => void };

/** Enters the tax invoice of an agency for its share. */
export function InvoiceForm({ shareId, amountCents, onDone }: InvoiceProps) {
  const form = useCallForm(api.enterInvoice, {
    initialValues: { number: '', issuedOn: today() },
    input: (body) => ({ params: { id: shareId }, body }),
    onDone,
  });
  return (
    <FormShell
      form={form}
      label="Tax invoice"
      submitLabel="Save tax invoice"
      showState={false}
      guard={false}
      onCancel={onDone}
    >
      <TextInput
        label="Their tax invoice no."
        description={`For the whole share, ${formatMoney(amountCents)} before GST`}
        {...form.field('number')}
      />
      <DayInput label="Invoice date" description="Its GST is that of this day" {...form.field('issuedOn')} />
    </FormShell>
  );
}

/** Enters the credit note by which an agency takes its invoice back. */
export function CreditNoteForm({ invoiceId, onDone }: { invoiceId: string; onDone: () => void }) {
  const form = useCallForm(api.creditInvoice, {
    initialValues: { number: '', creditedOn: today() },
    input: (body) => ({ params: { id: invoiceId }, body }),
    onDone,
  });
  return (
    <FormShell
      form={form}
      label="Credit note"
      submitLabel="Save credit note"
      showState={false}
      guard={false}
      onCancel={onDone}
    >
      <TextInput
        label="Their credit note no."
        description="It takes the whole tax invoice back. GST that was paid is netted from the next run"
        {...form.field('number')}
      />
      <DayInput label="Credit note date" {...form.field('creditedOn')} />
    </FormShell>
  );
}
