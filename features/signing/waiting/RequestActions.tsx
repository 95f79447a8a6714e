import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import type { WaitingRequest } from './waiting.calls.ts';

/** Actions on a waiting request: a reminder, or a new link, also to a corrected address. */
export function RequestActions({ request }: { request: WaitingRequest }) {
  const { requestId, recipientName, nudgeFrom, nudgedAt, maySendAgain } = request;
  const [isSending, setSending] = useState(false);
  const remind = useChange(api.nudge, { says: () => `Reminder sent to ${recipientName}` });
  const close = () => setSending(false);
  if (!maySendAgain) return '–';
  const waits = nudgeFrom !== null && Date.parse(nudgeFrom) > Date.now();
  return (
    <Group gap="xs" wrap="nowrap">
      {nudgeFrom !== null && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={waits}
          loading={remind.isPending}
          title={waits ? `Again from ${formatInstant(nudgeFrom)}` : nudgedAt ? `Last ${formatInstant(nudgedAt)}` : ''}
          onClick={() => remind.mutate({ params: { id: requestId }, body: {} })}
        >
          Remind
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={() => setSending(true)}>
        Send again
      </Button>
      <Modal
        opened={isSending}
        onClose={close}
        title={`Send again to ${recipientName}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {isSending && <SendAgain request={request} onDone={close} />}
      </Modal>
    </Group>
  );
}

function SendAgain({ request: { requestId, address }, onDone }: { request: WaitingRequest; onDone: () => void }) {
  const isPhone = !address.includes('@');
  const form = useCallForm(api.sendAgain, {
    initialValues: { email: isPhone ? '' : address },
    input: ({ email }) => ({ params: { id: requestId }, body: email ? { email } : {} }),
    says: (_, { body }) => `Sent to ${body.email ?? address} with a new link`,
    onDone,
  });
  return (
    <FormShell form={form} label="Send again" submitLabel="Send new link" showState={false} guard={false}>
      <TextInput
        label="Email"
        type="email"
        description={
          isPhone
            ? `Left empty, the new link goes to ${address} as a text message. The old one opens nothing any more.`
            : 'A new link for seven days. The old one opens nothing any more.'
        }
        {...form.field('email', { required: !isPhone })}
      />
    </FormShell>
  );
}
