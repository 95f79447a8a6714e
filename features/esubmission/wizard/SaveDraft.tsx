import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import { Status } from '../status/status.words.ts';

/** Sets a saved submission to draft, shows a toast and opens the list. */
export function useKeepDraft() {
  const navigate = useNavigate();
  const setStatus = useChange(api.setStatus);
  return async (eSubId: string) => {
    await setStatus.mutateAsync({ params: { id: eSubId, statusId: Status.draft }, body: { keepDraft: true } });
    toastResult('The transaction save to draft successfully!');
    await navigate({ to: '/e-submission/status-of-submission' });
  };
}

type Props = {
  /** Saves the step if it has something to save, then sets the submission to draft. */
  onSave: () => void | Promise<void>;
  disabled?: boolean;
};

/** The Save draft button with its confirmation. */
export function SaveDraft({ onSave, disabled = false }: Props) {
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
