import { Button, Stack } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { payout } from '../room.calls.ts';
import { partsInRun } from './part-in-run.rules.ts';
import { Downloads, LeftOut, WithdrawalRequest } from './RunFile.tsx';
import { ToSameAccount } from './ToSameAccount.tsx';
import { VoidInFile } from './VoidInFile.tsx';

type Run = Data<typeof payout.run>;

/** What stands in the way, what became of the run, and who may go on with it. */
export function RunNotices({ run, problems }: { run: Run; problems: string[] }) {
  const [first, ...others] = problems;
  const waits = run.state === 'DRAFT' && run.yourPart;
  const isWithdrawn = run.state === 'WITHDRAWN';
  const cameBack = run.returned.people > 0;
  const goesBack = run.toSameAccount.length > 0;
  const isDownloaded = run.downloads.length > 0 && run.state !== 'PAID';
  const notices = [
    first && (
      <Notice key="problems" tone="danger" live title={first}>
        {others.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    ),
    isWithdrawn && (
      <Notice
        key="withdrawn"
        tone="warning"
        title="This run was withdrawn: its numbers are void, and nothing was paid by it."
      >
        {run.withdrawReason}
        {run.withdrawal && (
          <div>
            Requested by {run.withdrawal.askedBy}, confirmed by {run.withdrawal.approvedBy}.
          </div>
        )}
      </Notice>
    ),
    !isWithdrawn && run.withdrawal && <WithdrawalRequest key="request" run={run} />,
    run.leftOut.length > 0 && <LeftOut key="left-out" run={run} />,
    isDownloaded && <Downloads key="downloads" run={run} />,
    run.voidInFile.length > 0 && <VoidInFile key="void" voids={run.voidInFile} />,
    cameBack && <CameBack key="returned" run={run} />,
    goesBack && <ToSameAccount key="same-account" payments={run.toSameAccount} />,
    waits && <Notice key="part" title={partsInRun[waits]} />,
  ].filter(Boolean);
  if (notices.length === 0) return null;
  return (
    <Stack gap="sm" mb={20}>
      {notices}
    </Stack>
  );
}

function CameBack({ run: { runId, kind, returned } }: { run: Run }) {
  const payments = returned.people === 1 ? '1 payment' : `${formatCount(returned.people)} payments`;
  return (
    <Notice
      tone="warning"
      title={`The bank returned ${payments} of this run, ${formatMoney(returned.cents)}`}
      action={
        <Button
          size="xs"
          variant="default"
          component={RouteLink}
          to={`/agency-desk/finance/payouts/${runId}?state=RETURNED`}
        >
          {returned.people === 1 ? 'Show it' : 'Show them'}
        </Button>
      }
    >
      {kind === 'REFUNDS'
        ? 'What comes back is the client’s credit again.'
        : 'What comes back is paid again by a later run.'}
    </Notice>
  );
}
