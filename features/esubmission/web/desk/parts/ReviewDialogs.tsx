import { Text } from '@mantine/core';
import { formatMoney } from '#platform/contract/money.ts';
import { ConfirmDialog } from '#platform/web/kit/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/ReasonDialog.tsx';
import type { Summary } from '../../../records.ts';
import { lacksStamp } from '../../../stamp.ts';
import { AbortDialog } from './AbortDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { StampDialog } from './StampDialog.tsx';
import type { Review } from './useReview.ts';

/** The desk's questions before it decides; a reason goes to the salesperson as it is written. */
export function ReviewDialogs({ summary, review }: { summary: Summary; review: Review }) {
  const { caseNo, agentName, claimedByName, info, findings } = summary;
  const { asking, close, move, endHold, pending } = review;
  const waitsForStamp = lacksStamp(info);
  const toAgent = `What does ${agentName} need to know?`;
  return (
    <>
      <StampDialog
        opened={asking === 'approve' && waitsForStamp}
        onClose={close}
        onReturn={() => review.ask('return')}
        {...summary}
      />
      <ConfirmDialog
        opened={asking === 'approve' && !waitsForStamp}
        onClose={close}
        onConfirm={() => move('approve', `${caseNo} is approved.`).catch(() => undefined)}
        title={`Approve ${caseNo}?`}
        confirm="Approve"
        cancel="Back"
      >
        <Text c="dimmed">
          {agentName} is told at once. The commission is {formatMoney(info.commission.amountCents)} before GST.
          {findings.length > 0 &&
            ` ${findings.length === 1 ? 'One finding is' : `${findings.length} findings are`} open.`}
        </Text>
      </ConfirmDialog>
      <ReasonDialog
        opened={asking === 'return'}
        onClose={close}
        onConfirm={(reason) => move('return', `${caseNo} is returned to ${agentName}.`, reason)}
        title={`Return ${caseNo}?`}
        label={toAgent}
        confirm="Return"
      >
        It can be amended and submitted again.
        {pending.length === 1 && ' One remark goes with it.'}
        {pending.length > 1 && ` ${pending.length} remarks go with it.`}
      </ReasonDialog>
      <ReasonDialog
        danger
        opened={asking === 'reject'}
        onClose={close}
        onConfirm={(reason) => move('reject', `${caseNo} is rejected.`, reason)}
        title={`Reject ${caseNo}?`}
        label={toAgent}
        confirm="Reject"
      >
        This is final.
      </ReasonDialog>
      <ReasonDialog
        opened={asking === 'take-over'}
        onClose={close}
        onConfirm={(reason) => move('claim', `${caseNo} is yours to decide.`, reason)}
        title={`Take ${caseNo} over?`}
        label="Why do you take it over?"
        confirm="Take over"
      >
        {claimedByName ?? 'A colleague'} has it now.
      </ReasonDialog>
      <ReasonDialog
        danger
        opened={asking === 'cancel'}
        onClose={close}
        onConfirm={(reason) => move('cancel', `${caseNo} is cancelled.`, reason)}
        title={`Cancel ${caseNo}?`}
        label={toAgent}
        confirm="Cancel submission"
        cancel="Keep it"
      >
        This is final. The record stays, with your reason.
      </ReasonDialog>
      <ReasonDialog
        opened={asking === 'hold'}
        onClose={close}
        onConfirm={(reason) => move('hold', `${caseNo} is on hold.`, reason)}
        title={`Put ${caseNo} on hold?`}
        label="Why? Only compliance reads this."
        confirm="Put on hold"
      >
        Everyone else sees “Pending”, without who and why. Nobody is told by mail.
      </ReasonDialog>
      <ConfirmDialog
        opened={asking === 'resume'}
        onClose={close}
        onConfirm={() => endHold().catch(() => undefined)}
        title={`End the hold of ${caseNo}?`}
        confirm="End the hold"
        cancel="Back"
      >
        {`It goes back to “${summary.history.at(-1)?.from?.label}”, as it was.`}
      </ConfirmDialog>
      <AbortDialog summary={summary} opened={asking === 'abort'} onClose={close} />
      <KeysDialog opened={asking === 'keys'} onClose={close} />
    </>
  );
}
