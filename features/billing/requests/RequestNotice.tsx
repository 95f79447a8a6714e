import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { type RequestState, requestKinds } from '../billing.words.ts';
import { RefundNotes } from './RefundNotes.tsx';
import type { OpenRequest } from './requests.calls.ts';

/** What waits for a second person, with the decision where one may make it. */
export function RequestNotice({ request }: { request: OpenRequest }) {
  const { kind, cents, reason, preparedById, preparedBy, bank, holder, accountMasked } = request;
  const isMine = useMe().userId === preparedById;
  return (
    <Notice tone="warning" title={`${requestKinds[kind]} of ${formatMoney(cents)} waits for approval`}>
      <p>
        {isMine ? 'You asked for it, so somebody else approves it.' : `${preparedBy} asked for it.`} Reason: {reason}
      </p>
      {bank && (
        <p>
          To {holder}, {bank} {accountMasked}
        </p>
      )}
      {kind === 'REFUND' && <RefundNotes request={request} />}
      <Decision request={request} />
    </Notice>
  );
}

/** Approve or decline; one's own request can only be taken back. */
export function Decision({
  request: { requestId, kind, cents, preparedById, bank, state = 'OPEN' },
}: {
  request: Pick<OpenRequest, 'requestId' | 'kind' | 'cents' | 'preparedById' | 'bank'> & { state?: RequestState };
}) {
  const approve = useChange(api.approveRequest);
  const decline = useChange(api.declineRequest);
  const isMine = useMe().userId === preparedById;
  const params = { id: requestId };
  const undo = isMine || state === 'APPROVED' ? 'Take back' : 'Decline';
  return (
    <Group gap="xs">
      {!isMine && state === 'OPEN' && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
          Approve
        </Button>
      )}
      <ConfirmButton
        size="xs"
        label={undo}
        title={`${undo} the ${requestKinds[kind].toLowerCase()} of ${formatMoney(cents)}?`}
        onConfirm={() => decline.mutateAsync({ params })}
      >
        {state === 'APPROVED' ? 'No payout run pays it then.' : 'Nothing is posted.'} It can be asked for again.
      </ConfirmButton>
      {bank && state === 'OPEN' && <AccountNumber requestId={requestId} />}
    </Group>
  );
}

/** The full number of the account that a refund goes to, to compare it with what the client wrote. */
function AccountNumber({ requestId }: { requestId: string }) {
  const [isOpen, open] = useState(false);
  const found = useData(api.refundAccount, { params: { id: requestId } }, { enabled: isOpen });
  if (found.data) return <span>{found.data.number}</span>;
  return (
    <Button size="xs" variant="default" loading={found.isFetching} onClick={() => open(true)}>
      Show account number
    </Button>
  );
}
