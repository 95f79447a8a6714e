import { formatMoney } from '#platform/contract/money.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { ReceiptRow } from '../../contract/index.ts';
import { type ReceiptState, receiptMethods, receiptStates } from '../../words.ts';

const tones: Record<ReceiptState, Tone> = { CLEARING: 'warning', CREDIT: 'info', USED: 'success', RETURNED: 'danger' };

export const ReceiptBadge = ({ state }: { state: ReceiptState }) => (
  <StatusBadge tone={tones[state]}>{receiptStates[state]}</StatusBadge>
);

/** The first of the invoices, and how many others there are. */
const invoiceNumbers = ([first = '–', ...others]: string[]): string =>
  others.length === 0 ? first : `${first} + ${others.length}`;

/** The columns of the list, with the sums of all that the filter finds, if they are known. */
export const receiptColumns = (sums: { cents: number; leftCents: number } | null | undefined): Column<ReceiptRow>[] => [
  {
    id: 'number',
    header: 'Receipt',
    width: 160,
    cell: ({ number, method }) => (
      <TwoLines strong sub={receiptMethods[method]}>
        {number}
      </TwoLines>
    ),
  },
  {
    id: 'payer',
    header: 'Received from',
    card: 'lead',
    cell: ({ payer, reference }) => <TwoLines sub={reference}>{payer}</TwoLines>,
  },
  { id: 'invoices', header: 'Invoices', width: 160, cell: ({ invoices }) => invoiceNumbers(invoices) },
  { id: 'day', header: 'Received', sort: 'Received', width: 130, cell: ({ receivedOn }) => <Day day={receivedOn} /> },
  {
    id: 'cents',
    header: 'Amount (S$)',
    sort: 'Amount',
    align: 'end',
    width: 150,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'left',
    header: 'Credit left (S$)',
    align: 'end',
    width: 150,
    cell: ({ leftCents }) => (leftCents === 0 ? '–' : <Money bare cents={leftCents} />),
    total: sums && <Money bare cents={sums.leftCents} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 190,
    card: 'corner',
    cell: ({ state, feeCents }) => (
      <TwoLines sub={feeCents > 0 && `Bank fee ${formatMoney(feeCents)}`}>
        <ReceiptBadge state={state} />
      </TwoLines>
    ),
  },
];
