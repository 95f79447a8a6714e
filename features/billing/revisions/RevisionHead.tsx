import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import type { Revisable } from './revisionForm.web.ts';
import type { Prepared } from './revisions.calls.ts';

export const belowRevisions = [
  { label: 'Deals', to: '/agency-desk/finance/deals' },
  { label: 'Revisions', to: '/agency-desk/finance/deals/revisions' },
];

/** What is confirmed: approving or withdrawing a revision, the one that stood on the page when the question was opened. */
type Asked = { what: 'approve' | 'withdraw'; revision: Prepared };

/** The head of a deal that is revised. Who prepared a revision withdraws it, somebody else approves it. */
export function RevisionHead({ dealId, deal }: { dealId: string; deal: Revisable }) {
  const { dealNo, caseNo, address, standing, open } = deal;
  const isMine = useMe().userId === open?.preparedById;
  const [asked, ask] = useState<Asked>();
  return (
    <>
      <RecordHead
        crumbs={belowRevisions}
        number={caseNo}
        state={open && <StatusBadge tone="warning">To approve</StatusBadge>}
        title={`Revise ${dealNo}`}
        line={[address]}
        figure={{ label: 'Commission', cents: standing.commissionCents }}
        {...(open && {
          ...(!isMine && {
            primary: { label: 'Approve revision', onClick: () => ask({ what: 'approve', revision: open }) },
          }),
          more: [{ kind: 'danger', label: 'Withdraw', onClick: () => ask({ what: 'withdraw', revision: open }) }],
        })}
      />
      {asked && <Ask key={asked.what} dealId={dealId} asked={asked} onClose={() => ask(undefined)} />}
    </>
  );
}

type AskProps = { dealId: string; asked: Asked; onClose: () => void };

function Ask({ dealId, asked: { what, revision }, onClose }: AskProps) {
  const withdraw = useChange(api.withdrawRevision);
  const approve = useChange(api.approveRevision);
  const params = { id: dealId };
  const { revisionId, number } = revision;
  if (what === 'withdraw')
    return (
      <ConfirmDialog
        danger
        opened
        onClose={onClose}
        onConfirm={() =>
          withdraw.mutateAsync({ params }).then(
            () => {},
            () => {},
          )
        }
        title={`Withdraw revision ${number}?`}
        confirm="Withdraw"
      >
        What was prepared is lost. The deal stays as it is, and a revision can be prepared again.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        approve.mutateAsync({ params, body: { revisionId } }).then(
          () => {},
          () => {},
        )
      }
      title={`Approve revision ${number}?`}
      confirm="Approve revision"
    >
      Credit notes are issued today, and what was earned so far moves between the lines. An approved revision can’t be
      taken back; another one can follow.
    </ConfirmDialog>
  );
}
