import { IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import type { Act } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { receiptMethods } from '../billing.words.ts';
import { SendDialog } from '../papers/SendPaper.tsx';
import type { billing } from '../room.calls.ts';
import { byMistake, EnteredByMistake } from './EnteredByMistake.tsx';
import { ReceiptBadge } from './ReceiptBadge.tsx';
import type { Action } from './ReceiptForm.tsx';

type Receipt = Data<typeof billing.receipt>;
type Props = { receipt: Receipt; doing: Action | undefined; choose: (action: Action) => void };

/** The head of a receipt, with what can be done with it. */
export function ReceiptHead({ receipt, doing, choose }: Props) {
  const { receiptId, number, payer, state, method, reference, cents } = receipt;
  const [asking, ask] = useState<'send' | 'mistake'>();
  const close = () => ask(undefined);
  const pdf = urlOf(api.receiptPdf, { params: { id: receiptId } });
  const canStand = state !== 'RETURNED';
  return (
    <>
      <RecordHead
        number={number}
        state={<ReceiptBadge state={state} />}
        title={payer}
        line={[receiptMethods[method], reference]}
        figure={{ label: 'Received', cents }}
        {...(!doing && {
          primary: nextOf(receipt, choose),
          more: [
            { kind: 'paper', label: 'Receipt as PDF', icon: IconFileTypePdf, file: pdf },
            ...(canStand
              ? [{ kind: 'paper' as const, label: 'Send', icon: IconMail, onClick: () => ask('send') }]
              : []),
            ...othersOf(receipt, choose),
            ...(canStand ? [{ kind: 'danger' as const, label: byMistake, onClick: () => ask('mistake') }] : []),
          ],
        })}
      />
      <SendDialog
        kind="RECEIPT"
        paperId={receiptId}
        number={number}
        address={receipt.email}
        isOpen={asking === 'send'}
        onClose={close}
      />
      <EnteredByMistake receiptId={receiptId} number={number} isAsking={asking === 'mistake'} onClose={close} />
    </>
  );
}

/** What comes next by its state, and what else can be done by a form. */
const nextOf = ({ state }: Receipt, choose: (action: Action) => void): Act | undefined => {
  if (state === 'CLEARING') return { label: 'Cheque has cleared', onClick: () => choose('clear') };
  return state === 'CREDIT' ? { label: 'Pay an invoice', onClick: () => choose('use') } : undefined;
};

const othersOf = ({ state, method, request }: Receipt, choose: (action: Action) => void): Act[] => [
  ...(state === 'CREDIT' && !request ? [{ label: 'Refund', onClick: () => choose('refund') }] : []),
  ...(state === 'RETURNED'
    ? []
    : [{ label: method === 'CHEQUE' ? 'Cheque bounced' : 'Returned by bank', onClick: () => choose('return') }]),
];
