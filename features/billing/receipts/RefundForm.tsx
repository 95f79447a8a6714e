import { BankAccountFields } from '#features/people/index.web.ts';
import type { Bank } from '#features/people/record/bank-account.rules.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import type { Props } from './receiptForms.tsx';

/** Asks for a refund to an account of the payer. Somebody else approves it, and the next run of refunds pays it. */
export function RefundForm({ receiptId, payer, leftCents, onDone }: Props & { payer: string; leftCents: number }) {
  const prepare = useChange(api.prepareRequest, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { cents: leftCents as number | null, bank: '', holder: payer, number: '', reason: '' },
    rules: ({ cents, bank, holder, number, reason }) => ({
      cents: !cents ? required : cents > leftCents ? `${formatMoney(leftCents)} is left. Refund at most that.` : null,
      bank: bank ? null : required,
      holder: holder ? null : required,
      number: number ? null : required,
      reason: reason ? null : required,
    }),
    onSubmit: async ({ cents, bank, holder, number, reason }) => {
      const account = { bank: bank as Bank, holder, number };
      await prepare.mutateAsync({ body: { kind: 'REFUND', receiptId, cents: cents ?? 0, account, reason } });
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `receipt/${receiptId}/refund`);
  return (
    <FormShell
      form={form}
      label="Refund"
      submitLabel="Ask for the refund"
      showState={false}
      guard="kept"
      onCancel={onDone}
    >
      {kept.notice}
      <MoneyInput label="Refund" {...form.field('cents', { required: true })} />
      <BankAccountFields form={form} />
      <TextInput
        label="Reason"
        description="Somebody else of finance approves it"
        {...form.field('reason', { required: true })}
      />
    </FormShell>
  );
}
