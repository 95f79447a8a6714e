import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';

/** Waives a charge that no run has taken. */
export function Waive({ chargeId, name }: { chargeId: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const waive = useChange(api.waive);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        Waive
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => waive.mutateAsync({ params: { id: chargeId }, body: { reason } })}
        title={`Waive this charge of ${name}?`}
        label="Reason"
        most={200}
        confirm="Waive charge"
      >
        It is not collected. The charge stays in the list with the reason.
      </ReasonDialog>
    </>
  );
}
