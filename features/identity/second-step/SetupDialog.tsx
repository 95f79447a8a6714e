import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import { ConfirmationForm } from '../confirmation/AskConfirmation.tsx';
import { AuthenticatorSetup, type NewAuthenticator } from './AuthenticatorSetup.tsx';

type Props = { onClose: () => void; onDone: (recoveryCodes: string[]) => void };

/** Sets up an authenticator app: a confirmation, then the QR code and the app's first code. */
export function SetupDialog({ onClose, onDone }: Props) {
  const start = useChange(api.startAuthenticator, { silent: 'both', refreshes: false });
  const [app, setApp] = useState<NewAuthenticator>();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Set up an authenticator app"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {app ? (
        <ConfirmApp app={app} onClose={onClose} onDone={onDone} />
      ) : (
        <>
          <Text c="dimmed" mb="md">
            The app on your phone shows a new code every half minute, without mail or network.
          </Text>
          <ConfirmationForm
            confirm="Go on"
            onClose={onClose}
            onConfirm={async (confirmation) => setApp(await start.mutateAsync({ body: { confirmation } }))}
          />
        </>
      )}
    </Modal>
  );
}

function ConfirmApp({ app, onClose, onDone }: Props & { app: NewAuthenticator }) {
  const confirm = useChange(api.confirmAuthenticator, { silent: 'both' });
  const form = useGableForm({
    initialValues: { code: '' },
    rules: ({ code }) => ({ code: /^\d{3} ?\d{3}$/.test(code.trim()) ? null : 'The code has six digits.' }),
    onSubmit: async (body) => onDone((await confirm.mutateAsync({ body })).recoveryCodes),
  });
  return (
    <FormShell
      form={form}
      label="Authenticator app"
      submitLabel="Confirm"
      showState={false}
      guard={false}
      onCancel={onClose}
    >
      <AuthenticatorSetup app={app} />
      <TextInput
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        {...form.field('code', { required: true })}
      />
    </FormShell>
  );
}
