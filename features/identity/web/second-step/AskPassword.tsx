import { Button, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { PasswordInput } from '../signin/PasswordInput.tsx';

type Props = {
  title: string;
  children: ReactNode;
  confirm: string;
  /** What it throws lands on the field. */
  onConfirm: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password once more, before what a session left open must not be enough for. */
export function AskPassword({ title, children, confirm, onConfirm, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text c="dimmed" mb="md">
        {children}
      </Text>
      <PasswordForm confirm={confirm} onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  );
}

export function PasswordForm({ confirm, onConfirm, onClose }: Omit<Props, 'title' | 'children'>) {
  const form = useGableForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? 'Type your password.' : null) },
    onSubmit: ({ password }) => onConfirm(password),
  });
  return (
    <FormShell
      form={form}
      label="Your password"
      submitLabel={confirm}
      showState={false}
      guard={false}
      extra={
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <PasswordInput autoComplete="current-password" data-autofocus {...form.field('password', { required: true })} />
    </FormShell>
  );
}
