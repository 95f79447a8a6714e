import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { ApproveOrWithdraw } from '../ApproveOrWithdraw.tsx';
import { api } from '../api.web.ts';
import type { Debt } from './debts.calls.ts';

/** Gives a debt up: one of finance prepares it, another approves it. */
export function WriteOff({ debt: { payeeId, name, owedCents, writeOff } }: { debt: Debt }) {
  const [asking, setAsking] = useState(false);
  const { userId } = useMe();
  const prepare = useChange(api.prepareWriteOff);
  const approve = useChange(api.approveWriteOff);
  const withdraw = useChange(api.withdrawWriteOff);
  if (!writeOff && owedCents === 0) return '–';
  if (!writeOff)
    return (
      <>
        <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
          Write off
        </Button>
        <ReasonDialog
          opened={asking}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => prepare.mutateAsync({ body: { payeeId, reason } })}
          title={`Write off ${formatMoney(owedCents)} of ${name}?`}
          label="Reason"
          most={200}
          confirm="Prepare write-off"
          danger
        >
          Somebody else approves it. The debt then becomes a loss of the agency, and later payouts are not reduced by
          it.
        </ReasonDialog>
      </>
    );
  const { writeOffId, preparedById, cents } = writeOff;
  const what = `write-off of ${formatMoney(cents)}`;
  const mayApprove = preparedById !== userId;
  return (
    <ApproveOrWithdraw id={writeOffId} what={what} withdraw={withdraw} approve={mayApprove ? approve : undefined} />
  );
}
