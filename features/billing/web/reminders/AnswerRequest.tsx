import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { ReminderRequest } from '../../contract/index.ts';
import { api } from '../api.ts';

type Props = { request: Pick<ReminderRequest, 'requestId' | 'invoiceNumber'> };

/** Makes the reminder that a salesperson asked for, or declines it with the reason. */
export function AnswerRequest({ request: { requestId, invoiceNumber } }: Props) {
  const make = useChange(api.makeAskedReminder, { refresh: ['billing'] });
  const decline = useChange(api.declineReminder, { refresh: ['billing'] });
  const [isDeclining, setDeclining] = useState(false);
  const params = { id: requestId };
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      <Button size="compact-sm" loading={make.isPending} onClick={() => make.mutate({ params })}>
        Make reminder
      </Button>
      <ReasonDialog
        opened={isDeclining}
        onClose={() => setDeclining(false)}
        title={`Decline a reminder of ${invoiceNumber}?`}
        label="Reason"
        confirm="Decline"
        onConfirm={(reason) => decline.mutateAsync({ params, body: { reason } })}
      >
        The salesperson can ask again.
      </ReasonDialog>
    </Group>
  );
}
