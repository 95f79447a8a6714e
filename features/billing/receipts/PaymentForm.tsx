import { useState } from 'react';
import { dayOf } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { warn } from '#platform/web/feedback/strip.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { api } from '../api.web.ts';
import { type ReceiptMethod, receiptMethods } from '../billing.words.ts';
import { allot, allotProblem, paidParts } from './allot.rules.ts';
import { equalReceipt, type Payment } from './equalReceipt.web.ts';
import { type ChosenInvoice, InvoicePicker, type OpenInvoice } from './InvoicePicker.tsx';
import { paymentWords } from './paymentWords.web.ts';

const methodOptions = optionsOf(receiptMethods);
type Props = {
  /** The invoice that it is about, as a start. */
  invoice?: OpenInvoice;
  /** What was paid on that invoice before. */
  payments?: Payment[];
  onDone: () => void;
  onCancel?: () => void;
};

/**
 * Records money that came in, for an invoice, for several or for none yet. What is over stays the payer's credit. If it was
 * probably recorded before, it asks first.
 */
export function PaymentForm({ invoice, payments = [], onDone, onCancel }: Props) {
  const receive = useChange(api.recordReceipt, {
    silent: 'failure',
    says: ({ number }, { body }) => paymentWords(body.cents, form.getValues().chosen, number),
  });
  const [equal, setEqual] = useState<string>();
  const form = useGableForm({
    initialValues: {
      method: 'PAYNOW' as ReceiptMethod,
      cents: (invoice?.openCents ?? null) as number | null,
      receivedOn: dayOf(Temporal.Now.instant().toString()) as string | null,
      payer: invoice?.to ?? '',
      reference: invoice?.number.replace('-', '') ?? '',
      cheque: '',
      chosen: (invoice ? [invoice] : []) as ChosenInvoice[],
    },
    rules: ({ cents, receivedOn, payer, method, cheque, chosen }) => ({
      cents: cents ? null : required,
      receivedOn: receivedOn ? null : required,
      payer: payer ? null : required,
      cheque: method === 'CHEQUE' && !cheque ? 'Give the bank and the number of the cheque.' : null,
      '': cents ? allotProblem(allot(cents, chosen)) : null,
    }),
    onSubmit: async ({ method, payer, cheque, chosen, ...given }) => {
      const reference = method === 'CHEQUE' ? cheque : given.reference;
      const money = { payer, reference, cents: given.cents ?? 0, receivedOn: given.receivedOn ?? '' };
      const found = equal === undefined ? await equalReceipt(money, payments) : undefined;
      if (found) return setEqual(found);
      const invoices = paidParts(allot(money.cents, chosen).parts);
      const { warnings } = await receive.mutateAsync({ body: { ...money, method, invoices } });
      // Of the equal receipt it was asked before.
      warnings.filter((words) => !equal || !words.startsWith(equal)).forEach(warn);
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `payment/${invoice?.invoiceId ?? 'new'}`);
  const { cents, isCheque, chosen } = useValues(form, (values) => ({
    cents: values.cents ?? 0,
    chosen: values.chosen,
    isCheque: values.method === 'CHEQUE',
  }));
  const { leftCents } = allot(cents, chosen);
  const asked = useLast(equal);
  return (
    <FormShell
      form={form}
      label="Payment"
      submitLabel="Record payment"
      showState={false}
      guard="kept"
      {...(onCancel && { onCancel })}
    >
      {kept.notice}
      <SegmentedControl aria-label="Paid by" data={methodOptions} {...form.field('method')} />
      <MoneyInput
        data-autofocus
        label="Amount received"
        description={leftCents > 0 ? `${formatMoney(leftCents)} is kept as the payer’s credit` : undefined}
        {...form.field('cents', { required: true })}
      />
      <DayInput label="Received on" {...form.field('receivedOn', { required: true })} />
      <TextInput label="Received from" {...form.field('payer', { required: true })} />
      {isCheque ? (
        <TextInput
          key="cheque"
          label="Bank and cheque number"
          description="The invoices are paid when the cheque clears"
          maxLength={60}
          {...form.field('cheque', { required: true })}
        />
      ) : (
        <TextInput
          key="reference"
          label="Reference"
          description="As the bank statement says"
          maxLength={60}
          {...form.field('reference')}
        />
      )}
      <InvoicePicker cents={cents} chosen={chosen} onChange={(next) => form.setValue('chosen', next)} />
      <ConfirmDialog
        opened={equal !== undefined}
        onClose={() => setEqual(undefined)}
        danger
        onConfirm={() => form.submit()}
        title="Record another payment?"
        confirm="Record payment"
      >
        {`${asked} has the same amount and day. If it is this payment, cancel. Recorded again, the money is in the books twice.`}
      </ConfirmDialog>
    </FormShell>
  );
}
