import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { holdStates } from './holds.words.ts';

type Props = { id: string; document: string; state: keyof typeof holdStates };

/** Places a document on legal hold, or lifts the hold. */
export function HoldButton({ id, document, state }: Props) {
  const [asked, setAsked] = useState(false);
  const hold = useChange(api.holdDocument);
  const isHeld = state === 'HELD';
  const label = isHeld ? 'Lift' : 'Hold';
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={isHeld ? `Lift the hold of ${document}` : `Hold ${document}`}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={(reason) => hold.mutateAsync({ params: { id }, body: { legalHold: !isHeld, reason } })}
        title={isHeld ? 'Lift the legal hold?' : 'Place on legal hold?'}
        label="Reason"
        most={200}
        confirm={isHeld ? 'Lift hold' : 'Place on hold'}
      >
        {isHeld
          ? `${document} can be deleted again.`
          : `${document} can’t be deleted until another officer lifts the hold. Its salesperson is notified without the reason.`}
      </ReasonDialog>
    </>
  );
}
