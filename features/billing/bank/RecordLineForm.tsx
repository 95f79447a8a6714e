import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { warn } from '#platform/web/feedback/strip.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { allot, allotProblem, paidParts } from '../receipts/allot.rules.ts';
import { type ChosenInvoice, InvoicePicker } from '../receipts/InvoicePicker.tsx';
import { paymentWords } from '../receipts/paymentWords.web.ts';
import type { BankLine } from '../room.calls.ts';
import { payerOf } from './bankActs.web.ts';

type Props = { line: BankLine; onDone: () => void; onCancel: () => void };

/** Records a line of the bank as a payment. What is proposed can be changed first; if it was probably recorded before, it asks. */
export function RecordLineForm({ line, onDone, onCancel }: Props) {
  const { lineId, cents, proposal, recorded } = line;
  const equal = recorded[0]?.number;
  const [asking, setAsking] = useState(false);
  const record = useChange(api.matchBankLine, {
    silent: 'failure',
    says: ({ number }) => paymentWords(cents, form.getValues().chosen, number),
  });
  const form = useGableForm({
    initialValues: { chosen: (proposal?.invoices ?? []) as ChosenInvoice[], payer: payerOf(line) },
    rules: ({ chosen, payer }) => ({
      payer: payer.trim() ? null : required,
      '': allotProblem(allot(cents, chosen)),
    }),
    onSubmit: async ({ chosen, payer }) => {
      if (equal && !asking) return setAsking(true);
      const invoices = paidParts(allot(cents, chosen).parts);
      const { warnings } = await record.mutateAsync({ params: { id: lineId }, body: { payer, invoices } });
      warnings.forEach(warn);
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `bank-line/${lineId}`);
  const chosen = useValues(form, (values) => values.chosen);
  const { leftCents } = allot(cents, chosen);
  return (
    <FormShell
      form={form}
      label="Payment"
      submitLabel="Record payment"
      showState={false}
      guard="kept"
      onCancel={onCancel}
      start={
        <Text size="sm" c="dimmed">
          Makes a receipt
        </Text>
      }
    >
      {kept.notice}
      <InvoicePicker cents={cents} chosen={chosen} onChange={(next) => form.setValue('chosen', next)} />
      <TextInput
        label="Received from"
        description="Printed on the receipt"
        {...form.field('payer', { required: true })}
      />
      {leftCents > 0 && <Notice tone="info" title={`${formatMoney(leftCents)} is kept as the payer’s credit`} />}
      <ConfirmDialog
        danger
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => form.submit()}
        title="Record another payment?"
        confirm="Record payment"
      >
        {`${equal} has the same amount and is matched with no line of the bank. If it is this payment, match the line with it. Recorded again, the money is in the books twice.`}
      </ConfirmDialog>
    </FormShell>
  );
}
