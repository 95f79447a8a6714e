import { Button, Group } from '@mantine/core';
import { useMe } from '#features/identity/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { MoneyRequest } from '../../contract/index.ts';
import { requestKinds } from '../../words.ts';
import { api } from '../api.ts';

type Request = Pick<MoneyRequest, 'requestId' | 'kind' | 'cents' | 'reason' | 'preparedById' | 'preparedBy'>;

/** What waits for a second person, with the decision where one may make it. */
export function RequestNotice({ request }: { request: Request }) {
  const { kind, cents, reason, preparedById, preparedBy } = request;
  const isMine = useMe().userId === preparedById;
  return (
    <Notice tone="warning" title={`${requestKinds[kind]} of ${formatMoney(cents)} waits for approval`}>
      <p>
        {isMine ? 'You asked for it, so somebody else approves it.' : `${preparedBy} asked for it.`} Reason: {reason}
      </p>
      <Decision request={request} />
    </Notice>
  );
}

/** Approve or decline; one's own request can only be taken back. */
export function Decision({
  request: { requestId, preparedById },
}: {
  request: Pick<Request, 'requestId' | 'preparedById'>;
}) {
  const refresh = { refresh: ['billing', 'commission', 'ledger', 'payout'] };
  const approve = useChange(api.approveRequest, refresh);
  const decline = useChange(api.declineRequest, refresh);
  const isMine = useMe().userId === preparedById;
  const params = { id: requestId };
  return (
    <Group gap="xs">
      {!isMine && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
          Approve
        </Button>
      )}
      <Button size="xs" variant="default" loading={decline.isPending} onClick={() => decline.mutate({ params })}>
        {isMine ? 'Take back' : 'Decline'}
      </Button>
    </Group>
  );
}
