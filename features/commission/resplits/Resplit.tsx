import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import classes from './Resplit.module.css';
import type { resplitCalls } from './resplit.calls.ts';

/** Changes if a frozen split is computed again: prepared by one person, approved by another. */
export function Resplit({ dealId }: { dealId: string }) {
  const query = useData(api.resplit, { params: { id: dealId } });
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { open, changes, approved } = query.data;
  if (!open && changes.length === 0 && approved.length === 0) return null;
  return (
    <section className={classes.box}>
      {(open || changes.length > 0) && (
        <Notice tone="warning" title={open ? 'A resplit waits for approval' : 'Worked out anew, this split changes'}>
          {open
            ? `Prepared by ${open.preparedBy}: ${open.reason}`
            : 'Plans or the team of the day of signing were corrected after money came in.'}
        </Notice>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      {open ? (
        <Open dealId={dealId} resplitId={open.resplitId} preparedById={open.preparedById} />
      ) : (
        changes.length > 0 && <Prepare dealId={dealId} />
      )}
      {approved.map(({ resplitId, reason, preparedBy, approvedBy, approvedAt }) => (
        <p key={resplitId} className={classes.note}>
          Split anew on {formatDay(dayOf(approvedAt))}: {reason}. Prepared by {preparedBy}, approved by {approvedBy}.
        </p>
      ))}
    </section>
  );
}

function Changes({ changes }: Pick<Data<typeof resplitCalls.resplit>, 'changes'>) {
  return (
    <MiniTable
      label="Changes of the split"
      rows={changes}
      columns={[
        { id: 'who', header: 'Who', cell: ({ name }) => name ?? 'Agency' },
        { id: 'now', header: 'Now (S$)', align: 'end', cell: ({ beforeCents }) => formatAmount(beforeCents) },
        { id: 'new', header: 'New (S$)', align: 'end', cell: ({ afterCents }) => formatAmount(afterCents) },
      ]}
    />
  );
}

function Prepare({ dealId }: { dealId: string }) {
  const [asking, setAsking] = useState(false);
  const prepare = useChange(api.prepareResplit);
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={() => setAsking(true)}>
        Prepare resplit
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => prepare.mutateAsync({ params: { id: dealId }, body: { reason } })}
        title="Split this deal anew?"
        label="Reason"
        confirm="Prepare resplit"
      >
        Somebody else approves it. What was earned so far then moves between the lines; who was paid more owes it.
      </ReasonDialog>
    </Group>
  );
}

type OpenProps = { dealId: string; resplitId: string; preparedById: string };

/** The person who prepared it may withdraw it; somebody else approves or withdraws it. */
function Open({ dealId, resplitId, preparedById }: OpenProps) {
  const isMine = useMe().userId === preparedById;
  // The one that is on the page when it is asked: another may take its place.
  const [asking, setAsking] = useState<string>();
  const withdraw = useChange(api.withdrawResplit);
  const approve = useChange(api.approveResplit);
  const params = { id: dealId };
  return (
    <Group justify="flex-end" gap="sm">
      {isMine && <p className={classes.note}>You prepared it, so somebody else approves it.</p>}
      <ConfirmButton label="Withdraw" title="Withdraw the resplit?" onConfirm={() => withdraw.mutateAsync({ params })}>
        The deal stays as it is split now. A resplit can be prepared again.
      </ConfirmButton>
      {!isMine && <Button onClick={() => setAsking(resplitId)}>Approve resplit</Button>}
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() =>
          approve.mutateAsync({ params, body: { resplitId: asking ?? '' } }).then(
            () => undefined,
            () => undefined,
          )
        }
        title="Approve the resplit?"
        confirm="Approve resplit"
      >
        What was earned so far moves between the lines as of today.
      </ConfirmDialog>
    </Group>
  );
}
