import { Button } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { ReturnedBefore } from './runs.calls.ts';

/** So many are named. */
const named = 20;

/** Warns of payments that the bank returned, and that go to the same account again. */
export function ToSameAccount({ payments }: { payments: ReturnedBefore[] }) {
  const count = payments.length;
  return (
    <Notice
      tone="warning"
      title={
        count === 1
          ? 'A payment that the bank returned goes to the same account again'
          : `${formatCount(count)} payments that the bank returned go to the same accounts again`
      }
      action={
        <Button size="xs" variant="default" component={RouteLink} to="/agency-desk/finance/payouts/holds">
          Holds
        </Button>
      }
    >
      {payments.slice(0, named).map(({ lineId, name, returnedOn, reason }) => (
        <div key={lineId}>
          {name}: returned on {formatDay(returnedOn)} ({reason}).
        </div>
      ))}
      {count > named && <div>and {formatCount(count - named)} more.</div>}
      <div>{count === 1 ? 'Check the account, or hold the payment.' : 'Check the accounts, or hold the payments.'}</div>
    </Notice>
  );
}
