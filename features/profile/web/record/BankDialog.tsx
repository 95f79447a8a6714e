import { Modal } from '@mantine/core';
import { ConfirmFields } from '#features/identity/web/index.ts';
import { readAccountNumber } from '#features/particulars/rules/numbers.ts';
import { type Bank, banks } from '#features/people/rules/bank-account.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { BankAccount } from '../../contract.ts';
import { api } from '../api.ts';

type Props = { opened: boolean; holder: string; onClose: () => void };

/** The dialog for another bank account. Its number is never shown again. */
export function BankDialog({ opened, holder, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Bank account"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <BankForm holder={holder} onDone={onClose} />
    </Modal>
  );
}

function BankForm({ holder, onDone }: { holder: string; onDone: () => void }) {
  const change = useChange(api.setBankAccount, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { bank: '', number: '', holder, confirmation: { password: '' } },
    schema: BankAccount,
    onSubmit: async (values) => {
      await change.mutateAsync({ body: { ...values, bank: values.bank as Bank } });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Bank account" submitLabel="Save account" showState={false} onCancel={onDone}>
      <ListSelect
        label="Bank"
        placeholder="Choose"
        searchable
        data={[...banks]}
        {...form.field('bank', { required: true })}
      />
      <TypedInput
        label="Account number"
        description="Digits; dashes and spaces don’t matter"
        read={readAccountNumber}
        inputMode="numeric"
        {...form.field('number', { required: true })}
      />
      <TextInput label="Account holder" autoComplete="name" {...form.field('holder', { required: true })} />
      <ConfirmFields form={form} />
    </FormShell>
  );
}
