import { IconFileText, IconFileTypePdf, IconMail } from '@tabler/icons-react';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { type Act, type Acts, possible } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import type { payout } from '../room.calls.ts';
import { LineBadge } from './lineColumns.tsx';
import type { Line } from './lines.calls.ts';

/** What is recorded of a line by a form. */
export type Doing = 'invoice' | 'payment' | 'return';

type Props = {
  run: Data<typeof payout.run>;
  line: Line;
  /** When its statement was mailed last; undefined until that is loaded. */
  mailedAt: string | null | undefined;
  doing: Doing | undefined;
  choose: (doing: Doing) => void;
};

/** The head of a payment to a payee, with what is recorded of it and its papers. */
export function LineHead({ run, line, mailedAt, doing, choose }: Props) {
  const { lineId, voucher, name, payeeNo, bank, accountMasked, netCents, paidOn, isSelfBilled, gstInvoice } = line;
  const mail = useChange(api.mailStatement);
  const params = { id: lineId };
  const hasStatement = voucher !== null && run.kind === 'SALESPEOPLE';
  const papers: Acts = [
    hasStatement && { kind: 'paper', label: 'Statement', icon: IconFileText, file: urlOf(api.statement, { params }) },
    isSelfBilled &&
      gstInvoice !== null && {
        kind: 'paper',
        label: 'Tax invoice as PDF',
        icon: IconFileTypePdf,
        file: urlOf(api.taxInvoice, { params }),
      },
    hasStatement &&
      paidOn !== null &&
      mailedAt !== undefined && {
        kind: 'paper',
        label: mailedAt ? 'Mail it again' : 'Mail it',
        icon: IconMail,
        onClick: () => void mail.mutateAsync({ params }).catch(() => {}),
      },
  ];
  const [second, ...others] = possible(papers);
  const steps = stepsOf(run, line, choose);
  return (
    <RecordHead
      number={voucher}
      state={<LineBadge line={line} />}
      title={name}
      line={[payeeNo, `${bank} ${accountMasked}`]}
      figure={{ label: 'Net', cents: netCents }}
      {...(!doing && { primary: steps.next, second, more: [...others, ...steps.later] })}
    />
  );
}

/** What is recorded of it next, and what can be once it is paid. */
const stepsOf = (run: Props['run'], line: Line, choose: Props['choose']): { next: Act | undefined; later: Act[] } => {
  const { gstRate, isSelfBilled, gstInvoice, paidOn, leftOutReason, returnedOn } = line;
  if (run.state === 'DRAFT' && gstRate > 0 && !isSelfBilled)
    return {
      next: { label: gstInvoice ? 'Change tax invoice' : 'Enter tax invoice', onClick: () => choose('invoice') },
      later: [],
    };
  if (run.state === 'SENT' && !paidOn && !leftOutReason)
    return { next: { label: 'Mark as paid', onClick: () => choose('payment') }, later: [] };
  return {
    next: undefined,
    later: paidOn && !returnedOn ? [{ label: 'Record return', onClick: () => choose('return') }] : [],
  };
};
