import { Button, Modal, Text } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { useMe } from '../account/useMe.web.ts';
import { api } from '../api.web.ts';
import { AskConfirmation } from '../confirmation/AskConfirmation.tsx';
import type { Confirmation } from '../confirmation/confirmation.calls.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetupDialog } from './SetupDialog.tsx';

export type SecondStepTask = 'setup' | 'remove' | 'renew' | 'on' | 'off' | { codes: string[] } | undefined;

type Props = { task: SecondStepTask; onTask: (next: SecondStepTask) => void };

/** The dialog of the chosen change of the second step. Each change requires a confirmation. */
export function SecondStepDialogs({ task, onTask }: Props) {
  const { userName } = useMe();
  const remove = useChange(api.removeAuthenticator, { silent: 'failure' });
  const renew = useChange(api.renewRecoveryCodes, { silent: 'both' });
  const set = useChange(api.setSecondStep, { silent: 'failure' });
  const close = () => onTask(undefined);
  const turn = (isOn: boolean) => async (confirmation: Confirmation) => {
    await set.mutateAsync({ body: { isOn, confirmation } });
    toastResult(isOn ? 'Two-step verification is on' : 'Two-step verification is off: password only');
    close();
  };

  if (task === undefined) return null;
  if (task === 'setup') return <SetupDialog onClose={close} onDone={(codes) => onTask({ codes })} />;
  if (typeof task === 'object')
    return (
      <Modal opened onClose={close} title="Keep your recovery codes" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Text mb="md">
          Keep them where your phone is not: without it, each lets you in once. They are shown only now.
        </Text>
        <RecoveryCodes codes={task.codes} userName={userName} />
        <Button fullWidth mt="lg" onClick={close}>
          I have kept them
        </Button>
      </Modal>
    );
  const asks = {
    remove: {
      title: 'Remove the authenticator app?',
      words: 'Its codes and the recovery codes stop working. Codes come by mail from then on.',
      confirm: 'Remove',
      run: async (confirmation: Confirmation) => {
        await remove.mutateAsync({ body: { confirmation } });
        toastResult('The authenticator app is removed');
        close();
      },
    },
    renew: {
      title: 'Make new recovery codes?',
      words: 'The ones that you have stop working.',
      confirm: 'Make new ones',
      run: async (confirmation: Confirmation) =>
        onTask({ codes: (await renew.mutateAsync({ body: { confirmation } })).recoveryCodes }),
    },
    on: {
      title: 'Ask for a code?',
      words: 'From the next time you sign in, a code follows your password.',
      confirm: 'Turn on',
      run: turn(true),
    },
    off: {
      title: 'Sign in with the password only?',
      words: 'Whoever learns your password can then sign in as you.',
      confirm: 'Turn off',
      run: turn(false),
    },
  }[task];
  return (
    <AskConfirmation title={asks.title} confirm={asks.confirm} onConfirm={asks.run} onClose={close}>
      {asks.words}
    </AskConfirmation>
  );
}
