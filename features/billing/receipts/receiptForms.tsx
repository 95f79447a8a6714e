import { Button, Group, Stack } from '@mantine/core';
import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKept } from '#platform/web/drafts/useKept.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { warn } from '#platform/web/feedback/strip.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import { allot, allotProblem, paidParts } from './allot.rules.ts';
import { type ChosenInvoice, InvoicePicker } from './InvoicePicker.tsx';

const today = () => dayOf(Temporal.Now.instant().toString()) as string | null;

export type Props = { receiptId: string; onDone: () => void };

/** On which day a cheque has cleared. */
export function ClearForm({ receiptId, onDone }: Props) {
  const form = useCallForm(api.clearCheque, {
    initialValues: { clearedOn: today() },
    input: (body) => ({ params: { id: receiptId }, body }),
    onDone: async ({ warnings }) => {
      warnings.forEach(warn);
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `receipt/${receiptId}/clearance`);
  return (
    <FormShell
      form={form}
      label="Clearance"
      submitLabel="Record clearance"
      showState={false}
      guard="kept"
      onCancel={onDone}
    >
      {kept.notice}
      <DayInput label="Cleared on" {...form.field('clearedOn')} />
    </FormShell>
  );
}

/** That a cheque bounced or the bank took money back. */
export function ReturnForm({ receiptId, isCheque, onDone }: Props & { isCheque: boolean }) {
  const form = useCallForm(api.returnReceipt, {
    initialValues: { returnedOn: today(), reason: '', feeCents: null as number | null },
    input: (body) => ({ params: { id: receiptId }, body }),
    empty: { feeCents: 0 },
    onDone: async ({ warnings }) => {
      warnings.forEach(warn);
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `receipt/${receiptId}/return`);
  return (
    <FormShell
      form={form}
      onCancel={onDone}
      label={isCheque ? 'Bounced cheque' : 'Payment returned by the bank'}
      submitLabel="Reverse payment"
      showState={false}
      guard="kept"
    >
      {kept.notice}
      <DayInput label="On" {...form.field('returnedOn')} />
      <TextInput label="Reason" description="As the bank says" {...form.field('reason')} />
      <MoneyInput label="The bank’s fee" description="Charged to the agency" {...form.field('feeCents')} />
    </FormShell>
  );
}

const nothingChosen = { chosen: [] as ChosenInvoice[] };

/** Pays invoices from a payer's credit. */
export function UseCreditForm({ receiptId, leftCents, onDone }: Props & { leftCents: number }) {
  const use = useChange(api.useCredit, { silent: 'failure' });
  const { values, keep, forget } = useKept(`receipt/${receiptId}/credit`, nothingChosen);
  const { chosen } = values;
  const allotted = allot(leftCents, chosen);
  const invoices = paidParts(allotted.parts);
  return (
    <Stack gap="sm">
      <InvoicePicker cents={leftCents} chosen={chosen} onChange={(next) => keep(() => ({ chosen: next }))} />
      <Group>
        <Button
          disabled={invoices.length === 0 || allotProblem(allotted) !== undefined}
          loading={use.isPending}
          onClick={() =>
            use
              .mutateAsync({ params: { id: receiptId }, body: { invoices } })
              .then(forget)
              .then(onDone, () => {})
          }
        >
          Pay from the credit
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
