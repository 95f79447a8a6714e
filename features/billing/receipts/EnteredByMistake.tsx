import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';

export const byMistake = 'Entered by mistake';

type Props = { receiptId: string; number: string; isAsking: boolean; onClose: () => void };

/** Takes back, today, a receipt of money that never came or that was entered wrongly. */
export function EnteredByMistake({ receiptId, number, isAsking, onClose }: Props) {
  const takeBack = useChange(api.returnReceipt);
  const confirm = async (what: string) => {
    const body = { returnedOn: dayOf(Temporal.Now.instant().toString()), reason: `${byMistake}: ${what}` };
    const { warnings } = await takeBack.mutateAsync({ params: { id: receiptId }, body });
    warnings.forEach(warn);
  };
  return (
    <ReasonDialog
      opened={isAsking}
      onClose={onClose}
      onConfirm={confirm}
      title={`Reverse ${number}?`}
      label="What was wrong"
      most={250}
      confirm="Reverse receipt"
      danger
    >
      It was entered by mistake. The receipt is void from today, what it paid is open again, and who earned by it owes
      that.
    </ReasonDialog>
  );
}
