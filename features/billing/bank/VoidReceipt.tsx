import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import type { Asked } from './SetAside.tsx';

/** Frees a line of the receipt that it made, which is void then. */
export function VoidReceipt({ line: { lineId, receiptNumber }, isAsking, onClose, onDone }: Asked) {
  const undo = useChange(api.unmatchBankLine);
  return (
    <ConfirmDialog
      danger
      opened={isAsking}
      onClose={onClose}
      onConfirm={() => undo.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
      title={`Undo the match and void ${receiptNumber}?`}
      confirm="Undo the match"
    >
      {`${receiptNumber} was made from this line. It is taken back today and marked as void: its invoices are open again, and what was earned by it is taken back, also from those who were paid it. The line can then be matched anew.`}
    </ConfirmDialog>
  );
}
