import type { Data } from '#platform/contract/endpoint.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Bill, billing } from '../../contract/index.ts';
import { type BillState, billStates } from '../../words.ts';
import { Disputed, WithReason } from '../Disputed.tsx';

const tones: Record<BillState, Tone> = {
  WAITING: 'neutral',
  PENDING: 'neutral',
  READY: 'warning',
  ISSUED: 'info',
  PART_PAID: 'info',
  OVERDUE: 'danger',
  PAID: 'success',
  WRITTEN_OFF: 'neutral',
  VOID: 'neutral',
  REMOVED: 'neutral',
};

type Standing = Pick<Bill, 'state' | 'disputeReason'>;

/** Where a bill stands, and whether it is disputed. */
export function BillStanding({ bill: { state, disputeReason } }: { bill: Standing }) {
  const badge = <StatusBadge tone={tones[state]}>{billStates[state]}</StatusBadge>;
  return disputeReason === null ? badge : <Disputed>{badge}</Disputed>;
}

/** The columns of the list, with the sums of all that the filter finds, if they are known. */
export const billColumns = (sums: Data<typeof billing.bills>['sums'] | undefined): Column<Bill>[] => [
  {
    id: 'number',
    header: 'Invoice',
    width: 160,
    cell: ({ number, dealNo }) => (
      <TwoLines strong sub={number ? dealNo : 'not invoiced'}>
        {number ?? dealNo}
      </TwoLines>
    ),
  },
  {
    id: 'to',
    header: 'Bill to',
    card: 'lead',
    cell: ({ invoiceToText, address, isForfeiture, disputeReason }) => (
      <TwoLines
        sub={<WithReason reason={disputeReason}>{isForfeiture ? `Forfeited · ${address}` : address}</WithReason>}
      >
        {invoiceToText}
      </TwoLines>
    ),
  },
  { id: 'agent', header: 'Salesperson', width: 160, cell: ({ agentName }) => agentName },
  {
    id: 'total',
    header: 'Total incl. GST (S$)',
    align: 'end',
    width: 130,
    cell: ({ totalCents }) => <Money bare cents={totalCents} />,
    total: sums && <Money bare cents={sums.totalCents} />,
  },
  {
    id: 'open',
    header: 'Outstanding (S$)',
    align: 'end',
    width: 120,
    cell: ({ number, openCents }) => (number && openCents > 0 ? <Money bare cents={openCents} /> : '–'),
    total: sums && <Money bare cents={sums.openCents} />,
  },
  { id: 'due', header: 'Due', width: 116, cell: ({ dueOn }) => (dueOn ? <Day day={dueOn} /> : '–') },
  {
    id: 'state',
    header: 'State',
    width: 170,
    card: 'corner',
    cell: (bill) => <BillStanding bill={bill} />,
  },
];
