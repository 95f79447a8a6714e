import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { Confirmation } from './confirmation.calls.ts';
import { ConfirmFields } from './lazy.tsx';

type Props = {
  title: string;
  children: ReactNode;
  confirm: string;
  /** The messages of a failure appear at the fields. */
  onConfirm: (confirmation: Confirmation) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog that requires a confirmation before a sensitive change. */
export function AskConfirmation({ title, children, confirm, onConfirm, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text c="dimmed" mb="md">
        {children}
      </Text>
      <ConfirmationForm confirm={confirm} onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  );
}

export function ConfirmationForm({ confirm, onConfirm, onClose }: Omit<Props, 'title' | 'children'>) {
  const form = useGableForm<{ confirmation: Confirmation }>({
    initialValues: { confirmation: { password: '' } },
    rules: ({ confirmation: { password } }) => ({
      'confirmation.password': password === '' ? 'Type your password.' : null,
    }),
    onSubmit: ({ confirmation }) => onConfirm(confirmation),
  });
  return (
    <FormShell
      form={form}
      label="To make sure that it is you"
      submitLabel={confirm}
      showState={false}
      guard={false}
      onCancel={onClose}
    >
      <ConfirmFields form={form} isFirst />
    </FormShell>
  );
}
