import { Button, Group } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';

type Props = { line: BankLine; onDone: () => void };

/** Books a line that is the bank's own. */
export function BookCharge({ line: { lineId, cents }, onDone }: Props) {
  const book = useChange(api.bookBankLine);
  return (
    <ConfirmButton
      label={cents < 0 ? 'Book as bank charge' : 'Book as interest'}
      title={cents < 0 ? 'Book this line as a bank charge?' : 'Book this line as interest?'}
      onConfirm={() =>
        book.mutateAsync({ params: { id: lineId } }).then(({ warnings }) => {
          warnings.forEach(warn);
          onDone();
        })
      }
    >
      {cents < 0
        ? 'It is posted on its day to Bank charges (5100). It can be undone.'
        : 'It is posted on its day to Bank charges (5100), which it lowers: the account shows charges less interest. It can be undone.'}
    </ConfirmButton>
  );
}

/** Undoes the booking, so that the line can be matched. */
export function UndoCharge({ line: { lineId, cents }, onDone }: Props) {
  const undo = useChange(api.unbookBankLine);
  return (
    <Group>
      <Button
        variant="default"
        loading={undo.isPending}
        onClick={() => undo.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
      >
        {cents < 0 ? 'Undo the charge' : 'Undo the interest'}
      </Button>
    </Group>
  );
}
