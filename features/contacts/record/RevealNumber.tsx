import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { Contact } from './contact.calls.ts';

/** Milliseconds until a number is masked again. */
const shownFor = 30_000;

/** Shows the number in full, for a reason that is recorded. A UEN is public and shown anyhow. */
export function RevealNumber({ contact: { contactId, idType } }: { contact: Contact }) {
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  const reveal = useChange(api.revealNumber, {
    refreshes: false,
    silent: 'success',
    onDone: ({ idNumber }) => setNumber(idNumber),
  });
  useEffect(() => {
    if (!number) return;
    const timer = setTimeout(() => setNumber(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [number]);
  if (number)
    return (
      <>
        <strong>{number}</strong>
        <Button size="compact-sm" variant="subtle" onClick={() => setNumber(undefined)}>
          Hide
        </Button>
      </>
    );
  if (idType === 'UEN' || isPortal()) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconEye size={15} stroke={1.7} />}
        onClick={() => setAsking(true)}
      >
        Show
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => reveal.mutateAsync({ params: { id: contactId }, body: { reason } })}
        title="Show the number in full?"
        label="Reason"
        most={200}
        confirm="Show"
      >
        Viewing is recorded with your reason.
      </ReasonDialog>
    </>
  );
}
