import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';

type Props = { requestId: string; invoiceNumber: string; question: string };

/** Answers what a salesperson asks about an invoice after its final reminder. */
export function AnswerQuestion({ requestId, invoiceNumber, question }: Props) {
  const send = useChange(api.answerReminderRequest);
  const [isAnswering, setAnswering] = useState(false);
  return (
    <>
      <Button size="compact-sm" onClick={() => setAnswering(true)}>
        Answer
      </Button>
      <ReasonDialog
        opened={isAnswering}
        onClose={() => setAnswering(false)}
        title={`Answer about ${invoiceNumber}`}
        label="Answer"
        confirm="Send answer"
        most={300}
        details={<Text mb="md">{question}</Text>}
        onConfirm={(answer) => send.mutateAsync({ params: { id: requestId }, body: { answer } })}
      >
        The final reminder was made. The salesperson asks:
      </ReasonDialog>
    </>
  );
}
