import { useChange } from '#platform/web/api/useChange.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';
import type { Asked } from './SetAside.tsx';

export const bookVerb = ({ cents }: BankLine): string => (cents < 0 ? 'Book as bank charge' : 'Book as interest');

/** Books a line that is the bank's own. */
export function BookLine({ line, isAsking, onClose, onDone }: Asked) {
  const book = useChange(api.bookBankLine, { onDone: ({ warnings }) => warnings.forEach(warn) });
  const isCharge = line.cents < 0;
  return (
    <ConfirmDialog
      opened={isAsking}
      onClose={onClose}
      onConfirm={() => book.mutateAsync({ params: { id: line.lineId } }).then(onDone, () => {})}
      title={isCharge ? 'Book this line as a bank charge?' : 'Book this line as interest?'}
      confirm={bookVerb(line)}
    >
      {isCharge
        ? 'It is posted on its day to Bank charges (5100). It can be undone.'
        : 'It is posted on its day to Bank charges (5100), which it lowers: the account shows charges less interest. It can be undone.'}
    </ConfirmDialog>
  );
}
