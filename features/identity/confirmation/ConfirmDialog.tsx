import { Button, Modal, PasswordInput, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';

const Password = asField(PasswordInput);

type Way = 'password' | 'code';

const lacking: Record<Way, (typed: string) => string | null> = {
  password: (password) => (password === '' ? 'Type your password.' : null),
  code: (code) => (/^\d{3} ?\d{3}$/.test(code.trim()) ? null : 'The code has six digits.'),
};

/** Opens over the page whose call needs confirmation. The call waits, and the page keeps its input. */
export function ConfirmDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const hasApp = useData(api.secondStep, {}).data?.authenticatorSince != null;
  const [way, setWay] = useState<Way>('password');
  const other = way === 'password' ? 'code' : 'password';
  return (
    <Modal
      opened
      onClose={() => onDone(false)}
      title="Confirm that it is you"
      size="sm"
      zIndex={300}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text c="dimmed" mb="md">
        This is one of the steps for which a session left open is not enough. What you filled in is kept.
      </Text>
      <ConfirmForm key={way} way={way} onDone={onDone} />
      {hasApp && (
        <Button variant="subtle" color="gray" size="sm" mt="sm" onClick={() => setWay(other)}>
          {other === 'code' ? 'Use the code of my app instead' : 'Use my password instead'}
        </Button>
      )}
    </Modal>
  );
}

function ConfirmForm({ way, onDone }: { way: Way; onDone: (isConfirmed: boolean) => void }) {
  const confirm = useChange(api.confirmSession, { silent: 'both', refreshes: false });
  // The refused value stays marked as wrong when the focus moves from the field to the error summary.
  const refused = useRef<{ typed: string; why: string }>(undefined);
  const form = useGableForm({
    initialValues: { password: '', code: '' },
    rules: (values) => ({
      [way]: refused.current?.typed === values[way] ? refused.current.why : lacking[way](values[way]),
    }),
    onSubmit: async (values) => {
      try {
        await confirm.mutateAsync({ body: { [way]: values[way] } });
      } catch (failure) {
        if (failure instanceof CallFailure && failure.errors[0]?.field === way)
          refused.current = { typed: values[way], why: failure.message };
        throw failure;
      }
      onDone(true);
    },
  });
  return (
    <FormShell
      form={form}
      label="Confirm that it is you"
      submitLabel="Confirm"
      showState={false}
      guard={false}
      onCancel={() => onDone(false)}
    >
      {way === 'password' ? (
        <Password
          label="Your password"
          autoComplete="current-password"
          maxLength={1000}
          autoFocus
          data-autofocus
          {...form.field('password', { required: true })}
        />
      ) : (
        <TextInput
          label="Code that your app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          data-autofocus
          {...form.field('code', { required: true })}
        />
      )}
    </FormShell>
  );
}
