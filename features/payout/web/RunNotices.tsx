import { Button, Stack } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { payout } from '../contract/index.ts';
import { partsInRun } from '../rules/part-in-run.ts';
import { ToSameAccount } from './ToSameAccount.tsx';

type Run = Data<typeof payout.run>;

/** What stands in the way, what became of the run, and who may go on with it. */
export function RunNotices({ run, problems }: { run: Run; problems: string[] }) {
  const [first, ...others] = problems;
  const waits = run.state === 'DRAFT' && run.yourPart;
  const isWithdrawn = run.state === 'WITHDRAWN';
  const cameBack = run.returned.people > 0;
  const goesBack = run.toSameAccount.length > 0;
  if (!first && !waits && !isWithdrawn && !cameBack && !goesBack) return null;
  return (
    <Stack gap="sm" mb={20}>
      {first && (
        <Notice tone="danger" live title={first}>
          {others.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {isWithdrawn && (
        <Notice tone="warning" title="This run was withdrawn: its numbers are void, and nothing was paid by it.">
          {run.withdrawReason}
        </Notice>
      )}
      {cameBack && <CameBack run={run} />}
      {goesBack && <ToSameAccount payments={run.toSameAccount} />}
      {waits && <Notice title={partsInRun[waits]} />}
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
