import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { returnMessage } from '../remarks/returnedPoints.web.ts';
import { lacksStamp } from '../status/moves.rules.ts';
import { mostReason } from '../status/status.calls.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { AbortDialog } from './AbortDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { KeysDialog } from './keys.tsx';
import { StampDialog } from './StampDialog.tsx';
import type { Review } from './useReview.web.ts';

/** The desk's dialogs before a decision. The salesperson gets the reason as it is written. */
export function ReviewDialogs({ summary, review }: { summary: Summary; review: Review }) {
  const { caseNo, agentName, claimedByName, info } = summary;
  const { asking, close, move, endHold, pending } = review;
  const waitsForStamp = lacksStamp(info);
  const toAgent = `What does ${agentName} need to know?`;
  return (
    <>
      <StampDialog
        summary={summary}
        opened={asking === 'stamp' || (asking === 'approve' && waitsForStamp)}
        approves={asking === 'approve'}
        onClose={close}
      />
      <ApproveDialog
        summary={summary}
        opened={asking === 'approve' && !waitsForStamp}
        onClose={close}
        onApprove={(reason) => move('approve', `${caseNo} is approved.`, reason)}
        onReturn={() => review.ask('return')}
      />
      <ReasonDialog
        opened={asking === 'return'}
        onClose={close}
        onConfirm={(reason) => move('return', `${caseNo} is returned to ${agentName}.`, reason)}
        title={`Return ${caseNo}?`}
        label={toAgent}
        initial={returnMessage(summary, pending)}
        most={mostReason}
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
        onConfirm={(reason) => move('claim', `You claimed ${caseNo}.`, reason)}
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
        Everyone else sees “Pending”, without who and why. Nobody gets a mail.
      </ReasonDialog>
      <ConfirmDialog
        opened={asking === 'resume'}
        onClose={close}
        onConfirm={() => endHold().catch(() => undefined)}
        title={`End the hold of ${caseNo}?`}
        confirm="End the hold"
      >
        {`It goes back to “${summary.history.at(-1)?.from?.label}”, as it was.`}
      </ConfirmDialog>
      <AbortDialog summary={summary} opened={asking === 'abort'} onClose={close} />
      <KeysDialog opened={asking === 'keys'} onClose={close} />
    </>
  );
}
