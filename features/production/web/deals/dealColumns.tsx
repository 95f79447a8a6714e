import { DealBadge } from '#features/deal/web/index.ts';
import type { DealState } from '#features/deal/words.ts';
import { lookOfStatus } from '#features/esubmission/web/index.ts';
import { Status, type StatusId } from '#features/esubmission/words/status.ts';
import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { DealSum, Transaction } from '../../contract/deals.ts';
import { places } from '../../rules/places.ts';
import { type Counting, dealTypes, type TransactionState, transactionStates } from '../../words.ts';

const statusOf: Partial<Record<TransactionState, StatusId>> = {
  SUBMITTED: Status.submitted,
  UNDER_REVIEW: Status.underReview,
  RETURNED: Status.returned,
  REJECTED: Status.rejected,
};

type Stands = Pick<Transaction, 'state' | 'overdueDays'> & { dueOn?: string | null };

/** Where a transaction stands: of a submission it looks as it does in the list of submissions. */
export function TransactionBadge({ of: { state, overdueDays, dueOn } }: { of: Stands }) {
  const status = statusOf[state];
  if (status) return <StatusBadge {...lookOfStatus(status)}>{transactionStates[state]}</StatusBadge>;
  const deal = { state: state as DealState, overdueDays };
  return <DealBadge deal={deal} note={dueOn ? `Due ${formatDay(dueOn)}` : undefined} />;
}

/** The column whose sum is the figure that a list is counted as. It can't be hidden then. */
const counted: Record<Counting, string> = { SUBMITTED: 'share', SIGNED: 'gross', EXPECTED: 'own' };

/** The columns, with the sums of all rows that the filters find where there are any. `by`: what the list is counted as. */
export const dealColumnsOf = (totals?: Omit<DealSum, 'count'>, by?: Counting): Column<Transaction>[] =>
  columnsOf(totals).map((column) => (by && column.id === counted[by] ? { ...column, fixed: true } : column));

const columnsOf = (totals: Omit<DealSum, 'count'> | undefined): Column<Transaction>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 164,
    cell: ({ dealNo, caseNo, signedOn }) => (
      <TwoLines strong sub={signedOn ? <Day day={signedOn} /> : undefined}>
        {dealNo ?? caseNo}
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    card: 'lead',
    cell: ({ address, type, isClosing }) => (
      <TwoLines sub={isClosing ? dealTypes[type] : `${dealTypes[type]} · co-broked`}>{address}</TwoLines>
    ),
  },
  {
    id: 'submitted',
    header: 'Submitted',
    sort: 'Submitted',
    width: 124,
    cell: ({ submittedOn }) => <Day day={submittedOn} />,
  },
  {
    id: 'signed',
    header: 'Signed',
    sort: 'Signed',
    width: 116,
    hidden: true,
    cell: ({ signedOn }) => <Day day={signedOn} />,
  },
  {
    id: 'share',
    header: 'Submitted share (S$)',
    align: 'end',
    width: 130,
    hidden: true,
    cell: ({ submittedCents }) => <Money bare cents={submittedCents} />,
    total: totals && <Money bare cents={totals.submittedCents} />,
  },
  {
    id: 'gross',
    header: 'Gross commission (S$)',
    sort: 'Commission',
    align: 'end',
    width: 150,
    cell: ({ transId, grossCents }) => (transId ? <Money bare cents={grossCents} /> : '–'),
    total: totals && <Money bare cents={totals.grossCents} />,
  },
  {
    id: 'own',
    header: 'My part (S$)',
    align: 'end',
    width: 130,
    hidden: true,
    cell: ({ transId, ownCents }) => (transId ? <Money bare cents={ownCents} /> : '–'),
    total: totals && <Money bare cents={totals.ownCents} />,
  },
  {
    id: 'received',
    header: 'Received (S$)',
    align: 'end',
    width: 130,
    cell: ({ transId, dealNo, receivedCents }) =>
      transId ? (
        <Figure cents={receivedCents} to={places.received({ search: dealNo ?? undefined })} label="Received" />
      ) : (
        '–'
      ),
    total: totals && <Money bare cents={totals.receivedCents} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 170,
    card: 'corner',
    cell: (row) => <TransactionBadge of={row} />,
  },
];
