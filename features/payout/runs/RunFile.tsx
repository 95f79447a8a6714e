import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { bankFileFormats } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';

type Run = Data<typeof payout.run>;

/** So many are named. */
const named = 10;

/** Who downloaded the bank file of a run and when, and whether the bank is to get another one now. */
export function Downloads({ run: { state, withdrawal, downloads } }: { run: Run }) {
  const isOld = state === 'APPROVED' && !withdrawal && !downloads.some(({ isCurrent }) => isCurrent);
  return (
    <Notice
      {...(isOld ? { tone: 'warning' } : { icon: IconDownload })}
      title={
        isOld
          ? 'The bank file was made anew: give it to the bank in place of the one before'
          : 'The bank file was downloaded'
      }
    >
      {downloads.slice(0, named).map(({ by, at, format, isCurrent }) => (
        <div key={`${by} ${at} ${format}`}>
          {by} downloaded {isCurrent ? 'it' : 'the one before'} on {formatInstant(at)} ({bankFileFormats[format]}).
        </div>
      ))}
      {downloads.length > named && <div>and {formatCount(downloads.length - named)} more.</div>}
    </Notice>
  );
}

/** The request to withdraw a run, which somebody else confirms. */
export function WithdrawalRequest({ run: { runId, withdrawal, withdrawalStep } }: { run: Run }) {
  const drop = useChange(api.dropWithdrawal);
  if (!withdrawal) return null;
  return (
    <Notice
      tone="warning"
      title={
        withdrawalStep === 'WAIT'
          ? 'You requested the withdrawal of this run. Somebody else confirms it.'
          : `${withdrawal.askedBy} requested the withdrawal of this run`
      }
      action={
        <Button
          size="xs"
          variant="default"
          loading={drop.isPending}
          onClick={() => drop.mutate({ params: { id: runId } })}
        >
          Cancel request
        </Button>
      }
    >
      {withdrawal.reason}
    </Notice>
  );
}

/** Payees who were left out of a run, with the reason. */
export function LeftOut({ run: { runId, leftOut } }: { run: Run }) {
  const count = leftOut.length;
  return (
    <Notice
      tone="warning"
      title={`${count === 1 ? '1 payee was' : `${formatCount(count)} payees were`} left out of this run`}
      action={
        <Button
          size="xs"
          variant="default"
          component={RouteLink}
          to={`/agency-desk/finance/payouts/${runId}?state=LEFT_OUT`}
        >
          {count === 1 ? 'Show it' : 'Show them'}
        </Button>
      }
    >
      {leftOut.slice(0, named).map(({ lineId, voucher, name, why }) => (
        <div key={lineId}>
          {name}, {voucher}. {why}
        </div>
      ))}
      {count > named && <div>and {formatCount(count - named)} more.</div>}
      <div>
        {count === 1
          ? 'The number is void, and a later run pays it.'
          : 'The numbers are void, and a later run pays them.'}
      </div>
    </Notice>
  );
}
