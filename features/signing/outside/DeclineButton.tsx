import { useState } from 'react';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { ReasonDialog } from '#platform/web/plain/ReasonDialog.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';

type Props = { token: string; label: string; title: string; subtle?: boolean };

/** Declines with a reason. A mistake in the document is one: the agent corrects it and sends another link. */
export function DeclineButton({ token, label, title, subtle = false }: Props) {
  const [asks, setAsks] = useState(false);
  const { run } = useSend(api.decline);
  const decline = (reason: string) =>
    run({ query: { token }, body: { reason } }, () => toastResult(api.decline.message)).catch(
      (failure: CallFailure) => {
        toastResult(failure.message, 'danger');
        throw failure;
      },
    );
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
        label="What is wrong, or why do you decline?"
        confirm="Decline"
      >
        Your agent reads the reason. This link opens nothing afterwards; if something is corrected, you get a new one.
      </ReasonDialog>
    </>
  );
}
