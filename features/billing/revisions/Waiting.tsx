import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { Changes } from './Changes.tsx';
import { Follows } from './Follows.tsx';
import classes from './revision.module.css';
import type { Prepared } from './revisions.calls.ts';

/** A revision that waits for approval: who prepared it withdraws it, somebody else approves it. */
export function Waiting({ dealId, revision }: { dealId: string; revision: Prepared }) {
  const isMine = useMe().userId === revision.preparedById;
  // The one that is on the page when it is asked: another may take its place.
  const [asking, setAsking] = useState<string>();
  const withdraw = useChange(api.withdrawRevision);
  const approve = useChange(api.approveRevision);
  const params = { id: dealId };
  return (
    <Panel title={`Revision ${revision.number}`}>
      <div className={classes.parts}>
        <Notice tone="warning" title="This revision waits for approval">
          {isMine ? 'You prepared it, so somebody else approves it.' : `Prepared by ${revision.preparedBy}.`} Reason:{' '}
          {revision.reason}
        </Notice>
        <Changes revision={revision} />
        <Follows follows={revision.follows} />
        <Group justify="flex-end" gap="sm">
          <ConfirmButton
            label="Withdraw"
            title={`Withdraw revision ${revision.number}?`}
            onConfirm={() => withdraw.mutateAsync({ params })}
          >
            What was prepared is lost. The deal stays as it is, and a revision can be prepared again.
          </ConfirmButton>
          {!isMine && <Button onClick={() => setAsking(revision.revisionId)}>Approve revision</Button>}
        </Group>
      </div>
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() =>
          approve.mutateAsync({ params, body: { revisionId: asking ?? '' } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title={`Approve revision ${revision.number}?`}
        confirm="Approve revision"
      >
        Credit notes are issued today, and what was earned so far moves between the lines. An approved revision can’t be
        taken back; another one can follow.
      </ConfirmDialog>
    </Panel>
  );
}
