import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';

export type Asked = { line: BankLine; isAsking: boolean; onClose: () => void; onDone: () => void };

/** Sets a line aside that is not to match, with what it is. */
export function SetAside({ line: { lineId }, isAsking, onClose, onDone }: Asked) {
  const setAside = useChange(api.setBankLineAside);
  return (
    <ReasonDialog
      opened={isAsking}
      onClose={onClose}
      onConfirm={(note) => setAside.mutateAsync({ params: { id: lineId }, body: { aside: true, note } }).then(onDone)}
      title="Set this line aside?"
      label="What it is"
      confirm="Set aside"
    >
      It is not to match, such as a transfer between the agency’s own accounts. It can be taken up again.
    </ReasonDialog>
  );
}
