import { Anchor, Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import type { ReminderRequest } from '../room.calls.ts';
import { AnswerQuestion } from './AnswerQuestion.tsx';

type Props = {
  request: Pick<ReminderRequest, 'requestId' | 'invoiceNumber' | 'openCents' | 'lastType' | 'unsent' | 'reason'>;
};

/** Answers what a salesperson asked for: makes the reminder or declines it, or says what happens after the final one. */
export function AnswerRequest({ request }: Props) {
  const { requestId, invoiceNumber, reason } = request;
  if (reason === null) return <MakeOrDecline request={request} />;
  return <AnswerQuestion requestId={requestId} invoiceNumber={invoiceNumber} question={reason} />;
}

/** Makes the reminder, or declines it with the reason. Why none can be made is shown below. */
function MakeOrDecline({ request: { requestId, invoiceNumber, openCents, lastType, unsent } }: Props) {
  const make = useChange(api.makeAskedReminder);
  const decline = useChange(api.declineReminder);
  const [isDeclining, setDeclining] = useState(false);
  const whyId = useId();
  const params = { id: requestId };
  const isPaid = openCents === 0;
  const why = isPaid ? (
    'Nothing is open any more'
  ) : unsent ? (
    <>
      <Anchor component={RouteLink} to="/agency-desk/finance/reminders?state=TO_SEND" inherit>
        {unsent}
      </Anchor>{' '}
      waits to be sent
    </>
  ) : (
    lastType === 3 && 'All three were sent'
  );
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <Button size="compact-sm" variant="default" onClick={() => setDeclining(true)}>
          Decline
        </Button>
        <Button
          size="compact-sm"
          disabled={Boolean(why)}
          {...(why && { 'aria-describedby': whyId })}
          loading={make.isPending}
          onClick={() => make.mutate({ params })}
        >
          Make reminder
        </Button>
      </Group>
      {why && (
        <Text id={whyId} size="xs" c="dimmed" mt={4}>
          {why}
        </Text>
      )}
      <ReasonDialog
        opened={isDeclining}
        onClose={() => setDeclining(false)}
        title={`Decline a reminder of ${invoiceNumber}?`}
        label="Reason"
        confirm="Decline"
        most={300}
        onConfirm={(reason) => decline.mutateAsync({ params, body: { reason } })}
      >
        The salesperson can ask again.
      </ReasonDialog>
    </div>
  );
}
