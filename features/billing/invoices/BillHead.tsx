import { IconCash, IconFileCode, IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import type { Act } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { GiveUp } from '../credit-notes/GiveUp.tsx';
import { MarkDisputed } from '../disputes/Dispute.tsx';
import { SendDialog } from '../papers/SendPaper.tsx';
import type { billing } from '../room.calls.ts';
import { BillStanding } from './BillStanding.tsx';

type Asking = 'send' | 'dispute' | 'credit' | 'writeOff';

type Props = {
  bill: Data<typeof billing.bill>;
  isPaying: boolean;
  onPay: () => void;
};

/** The head of a bill, with what can be done with its invoice. */
export function BillHead({ bill, isPaying, onPay }: Props) {
  const { invoiceId, number, dealNo, invoiceToText, address, agentName, openCents, totalCents } = bill;
  const [asking, ask] = useState<Asking>();
  const close = () => ask(undefined);
  return (
    <>
      <RecordHead
        number={number ?? dealNo}
        state={<BillStanding bill={bill} />}
        title={invoiceToText}
        line={[address, agentName]}
        figure={
          number === null ? { label: 'To invoice', cents: totalCents } : { label: 'Outstanding', cents: openCents }
        }
        {...(invoiceId &&
          !isPaying && {
            primary: openCents > 0 ? { label: 'Record payment', icon: IconCash, onClick: onPay } : undefined,
            second: { label: 'Send', icon: IconMail, onClick: () => ask('send') },
            more: actsOf(bill, invoiceId, ask),
          })}
      />
      {invoiceId && (
        <>
          <SendDialog
            kind="INVOICE"
            paperId={invoiceId}
            number={number ?? ''}
            address={bill.email}
            isOpen={asking === 'send'}
            onClose={close}
          />
          <MarkDisputed invoiceId={invoiceId} number={number ?? ''} isAsking={asking === 'dispute'} onClose={close} />
          <GiveUp
            bill={bill}
            invoiceId={invoiceId}
            asking={asking === 'credit' || asking === 'writeOff' ? asking : undefined}
            onClose={close}
          />
        </>
      )}
    </>
  );
}

const actsOf = (bill: Props['bill'], invoiceId: string, ask: (what: Asking) => void): Act[] => {
  const { dealId, state, openCents, dispute, request, noEInvoice } = bill;
  const file = (call: typeof api.invoicePdf | typeof api.invoiceUbl) => urlOf(call, { params: { id: invoiceId } });
  return [
    { kind: 'paper', label: 'Invoice as PDF', icon: IconFileTypePdf, file: file(api.invoicePdf) },
    ...when(!noEInvoice, { kind: 'paper', label: 'E-invoice (UBL)', icon: IconFileCode, file: file(api.invoiceUbl) }),
    ...when(openCents > 0 && !dispute, { label: 'Mark as disputed', onClick: () => ask('dispute') }),
    { label: 'Revise deal', to: `/agency-desk/finance/deals/${dealId}/revision` },
    ...when(!request && state !== 'WRITTEN_OFF', { kind: 'danger', label: 'Credit', onClick: () => ask('credit') }),
    ...when(!request && openCents > 0, { kind: 'danger', label: 'Write off', onClick: () => ask('writeOff') }),
  ];
};

const when = (isSo: boolean, act: Act): Act[] => (isSo ? [act] : []);
