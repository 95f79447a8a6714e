import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import type { billing } from '../contract.ts';
import { type ReceiptMethod, receiptMethods } from '../words.ts';
import { api } from './api.ts';

const methodOptions = optionsOf(receiptMethods);
const required = 'This is required.';

type Props = { bill: Data<typeof billing.bill>; invoiceId: string };

/** Records money that came in for one invoice. More than is open stays the payer's credit. */
export function PaymentForm({ bill, invoiceId }: Props) {
  const receive = useChange(api.recordReceipt, { silent: 'failure', refresh: ['billing', 'commission', 'ledger'] });
  const form = useGableForm({
    initialValues: {
      method: 'PAYNOW' as ReceiptMethod,
      cents: bill.openCents as number | null,
      receivedOn: dayOf(Temporal.Now.instant().toString()) as string | null,
      payer: bill.invoiceToText,
      reference: (bill.number ?? '').replace('-', ''),
    },
    rules: ({ cents, receivedOn, payer }) => ({
      cents: cents ? null : required,
      receivedOn: receivedOn ? null : required,
      payer: payer ? null : required,
    }),
    onSubmit: ({ cents, receivedOn, ...rest }) => {
      const amount = cents ?? 0;
      const invoices = [{ invoiceId, cents: Math.min(amount, bill.openCents) }];
      return receive.mutateAsync({ body: { ...rest, cents: amount, receivedOn: receivedOn ?? '', invoices } });
    },
  });
  const over = useValues(form, ({ cents }) => (cents ?? 0) - bill.openCents);
  return (
    <FormShell form={form} label="Payment" submitLabel="Record payment" showState={false} guard={false}>
      <SegmentedControl aria-label="Paid by" data={methodOptions} {...form.field('method')} />
      <MoneyInput
        label="Amount received"
        description={
          over > 0
            ? `${formatMoney(over)} more than is open: it is kept as credit`
            : `${formatMoney(bill.openCents)} is open`
        }
        {...form.field('cents', { required: true })}
      />
      <DayInput label="Received on" {...form.field('receivedOn', { required: true })} />
      <TextInput label="Received from" {...form.field('payer', { required: true })} />
      <TextInput label="Reference" description="As the bank statement says" {...form.field('reference')} />
    </FormShell>
  );
}
