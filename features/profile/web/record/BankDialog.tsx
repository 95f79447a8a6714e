import { Modal } from '@mantine/core';
import { ConfirmFields } from '#features/identity/index.web.ts';
import { BankAccountFields } from '#features/people/index.web.ts';
import type { Bank } from '#features/people/record/bank-account.rules.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
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
  const form = useCallForm(api.setBankAccount, {
    initialValues: { bank: null as Bank | null, number: '', holder, confirmation: { password: '' } },
    input: (body) => ({ body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Bank account" submitLabel="Save account" showState={false} onCancel={onDone}>
      <BankAccountFields isMine form={form} />
      <ConfirmFields form={form} />
    </FormShell>
  );
}
