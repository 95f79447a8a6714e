import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { still } from '#platform/web/form/still.tsx';
import { ConfirmDialog } from '#platform/web/kit/ConfirmDialog.tsx';
import { api } from '../api.ts';

/** 00's status id of a draft. */
const draft = 1;

/** Keeps a saved submission as a draft, says so, and leads to the list. */
export function useKeepDraft() {
  const navigate = useNavigate();
  const setStatus = useChange(api.setStatus);
  return async (eSubId: string) => {
    await setStatus.mutateAsync({ params: { id: eSubId, statusId: draft }, body: undefined });
    toastResult('The transaction save to draft successfully!');
    await navigate({ to: '/e-submission/status-of-submission' });
  };
}

type Props = {
  /** Saves the step first where it has something to save, then keeps the draft. */
  onSave: () => void | Promise<void>;
  disabled?: boolean;
};

function AskAndSave({ onSave, disabled = false }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsking(true)}>
        Save draft
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={onSave}
        title="Save as a draft?"
        confirm="Save draft"
      >
        You find it under Status Of Submission and go on from this step whenever you like.
      </ConfirmDialog>
    </>
  );
}

/** The button and its question. */
export const SaveDraft = still(AskAndSave);
