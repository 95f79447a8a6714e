import { toastResult } from '#platform/web/feedback/toast.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import type { Row } from '../summary/summary.calls.ts';
import { Status } from './status.words.ts';
import { useStatusMove } from './useStatusMove.web.ts';

type Of = Pick<Row, 'eSubId' | 'caseNo'>;

/** Takes a submitted case back to a draft after a confirmation, while nobody at the desk has claimed it. */
export function TakeBack({ of, onClose }: { of: Of | undefined; onClose: () => void }) {
  const { move } = useStatusMove(of?.eSubId ?? '');
  const takeBack = async () => {
    if (!of) return;
    const isDone = await move(Status.draft).then(
      () => true,
      // The toast is already shown: the desk has claimed it meanwhile.
      () => false,
    );
    if (isDone) toastResult(`${of.caseNo} is a draft again.`);
  };
  return (
    <ConfirmDialog
      opened={of !== undefined}
      onClose={onClose}
      onConfirm={takeBack}
      title={`Take ${of?.caseNo ?? 'it'} back?`}
      confirm="Take back"
      cancel="Keep it submitted"
    >
      It leaves the queue of the submissions desk and becomes a draft again. Number, documents and signed forms stay as
      they are. Submit it again when it is ready.
    </ConfirmDialog>
  );
}
