import { Button } from '@mantine/core';
import { useState } from 'react';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';

/** Refuses what waits for compliance, with a word that the salesperson reads. */
export function RefuseButton({ title, onRefuse }: { title: string; onRefuse: (word: string) => Promise<unknown> }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        Refuse
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={onRefuse}
        title={title}
        label="Reason"
        confirm="Refuse"
        danger
      >
        The salesperson reads the reason.
      </ReasonDialog>
    </>
  );
}
