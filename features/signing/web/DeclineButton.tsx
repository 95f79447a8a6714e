import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from './api.ts';

type Props = { token: string; label: string; title: string; subtle?: boolean };

/** Declines with a reason. A mistake in the document is one: the agent corrects it and sends another link. */
export function DeclineButton({ token, label, title, subtle = false }: Props) {
  const [asks, setAsks] = useState(false);
  const change = useChange(api.decline);
  return (
    <>
      <Button variant={subtle ? 'subtle' : 'default'} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ReasonDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={(reason) => change.mutateAsync({ query: { token }, body: { reason } })}
        title={title}
        label="What is wrong, or why do you decline?"
        confirm="Decline"
        danger
      >
        Your agent reads the reason. This link opens nothing afterwards; if something is corrected, you get a new one.
      </ReasonDialog>
    </>
  );
}
