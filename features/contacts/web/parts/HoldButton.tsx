import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { Document } from '../../contract/documents.ts';
import { api } from '../api.ts';

/** Places a document on legal hold, or lifts the hold. */
export function HoldButton({ document: { id, originalName, legalHold } }: { document: Document }) {
  const [asked, setAsked] = useState(false);
  const hold = useChange(api.holdDocument);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        {legalHold ? 'Lift hold' : 'Legal hold'}
      </Button>
      <ReasonDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={(reason) => hold.mutateAsync({ params: { id }, body: { legalHold: !legalHold, reason } })}
        title={legalHold ? 'Lift the legal hold?' : 'Place on legal hold?'}
        label="Reason"
        most={200}
        confirm={legalHold ? 'Lift hold' : 'Place on hold'}
      >
        {legalHold
          ? `${originalName} can be deleted again.`
          : `${originalName} can’t be deleted until the hold is lifted.`}
      </ReasonDialog>
    </>
  );
}
