import { useState } from 'react';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { ReasonDialog } from '#platform/web/plain/ReasonDialog.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import { useWords } from './language.web.ts';

type Props = { token: string; label: string; title: string; subtle?: boolean };

/** Declines with a reason. A mistake in the document is one: the agent corrects it and sends another link. */
export function DeclineButton({ token, label, title, subtle = false }: Props) {
  const { words, why } = useWords();
  const [asks, setAsks] = useState(false);
  const { run } = useSend(api.decline);
  const decline = (reason: string) =>
    run({ query: { token }, body: { reason } }, () => toastResult(words.declined)).catch((failure: CallFailure) => {
      toastResult(why(failure), 'danger');
      throw failure;
    });
  return (
    <>
      <Button look={subtle ? 'subtle' : 'default'} size={subtle ? 'sm' : 'md'} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ReasonDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={decline}
        title={title}
        label={words.declineLabel}
        confirm={words.decline}
        words={words}
      >
        {words.declineText}
      </ReasonDialog>
    </>
  );
}
