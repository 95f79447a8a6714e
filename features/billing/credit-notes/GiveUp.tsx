import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { Bill } from '../room.calls.ts';
import { ReviseInstead } from './ReviseInstead.tsx';

type Props = {
  bill: Pick<Bill, 'dealId' | 'isForfeiture' | 'number' | 'state' | 'openCents' | 'totalCents'>;
  invoiceId: string;
  asking: 'credit' | 'writeOff' | undefined;
  onClose: () => void;
};

/**
 * Takes an invoice back, or gives up what is open of it. An unpaid one is credited at once; once money has come in, and for a
 * write-off, somebody else approves it.
 */
export function GiveUp({ bill, invoiceId, asking, onClose }: Props) {
  const { number, openCents, totalCents } = bill;
  const credit = useChange(api.creditInvoice, {
    says: (data) => `Credit note ${data.number} issued`,
  });
  const prepare = useChange(api.prepareRequest);
  const isUnpaid = openCents === totalCents;
  const dialogs = {
    credit: {
      title: `Credit ${number}?`,
      label: 'Reason, printed on the credit note',
      confirm: isUnpaid ? 'Issue credit note' : 'Ask for the credit note',
      words: (
        <>
          {isUnpaid
            ? 'The credit note takes back the whole invoice. The bill can then be invoiced again.'
            : 'Money has come in for it: that stays the client’s credit, and who earned by it owes it back. Somebody else approves this.'}{' '}
          <ReviseInstead bill={bill} />
        </>
      ),
      run: (reason: string) =>
        isUnpaid
          ? credit.mutateAsync({ params: { id: invoiceId }, body: { reason } })
          : prepare.mutateAsync({ body: { kind: 'CREDIT', invoiceId, reason } }),
    },
    writeOff: {
      title: `Write off ${formatMoney(openCents)} of ${number}?`,
      label: 'Reason',
      confirm: 'Ask for the write-off',
      words: 'What is open is given up. Money that comes after all opens it again. Somebody else approves this.',
      run: (reason: string) => prepare.mutateAsync({ body: { kind: 'WRITE_OFF', invoiceId, reason } }),
    },
  };
  const asked = asking && dialogs[asking];
  return (
    <ReasonDialog
      opened={asking !== undefined}
      onClose={onClose}
      onConfirm={(reason) => asked?.run(reason) ?? Promise.resolve()}
      title={asked?.title ?? ''}
      label={asked?.label ?? ''}
      confirm={asked?.confirm ?? ''}
      danger
    >
      {asked?.words}
    </ReasonDialog>
  );
}
