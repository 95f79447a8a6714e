import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { OutstandingInvoice } from './outstanding.calls.ts';

type Props = {
  invoice: Pick<OutstandingInvoice, 'invoiceId' | 'number' | 'reminder'>;
  opened: boolean;
  onClose: () => void;
};

/** Asks finance what happens with an invoice after its final reminder. */
export function AskFinance({ invoice: { invoiceId, number, reminder }, opened, onClose }: Props) {
  const send = useChange(api.askFinance);
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={`Ask finance about ${number}?`}
      label="Reason"
      confirm="Ask finance"
      most={300}
      onConfirm={(reason) => send.mutateAsync({ body: { invoiceId, reason } })}
    >
      {reminder && `The final reminder was made on ${formatDay(reminder.madeOn)}. `}
      Say what you know of the client, and what you ask finance to do.
    </ReasonDialog>
  );
}
