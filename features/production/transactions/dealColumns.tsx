import { DealBadge } from '#features/deal/web/index.ts';
import type { DealState } from '#features/deal/words.ts';
import { lookOfStatus } from '#features/esubmission/index.web.ts';
import { Status, type StatusId } from '#features/esubmission/status/status.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { type ListColumn, listColumns } from '#platform/web/list/listColumns.tsx';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import { type Counting, dealTypes, type TransactionState, transactionStates } from '../production.words.ts';
import type { DealSum, Transaction } from './deals.calls.ts';
import { transactionFields } from './transactions.words.ts';

const statusOf: Partial<Record<TransactionState, StatusId>> = {
  SUBMITTED: Status.submitted,
  UNDER_REVIEW: Status.underReview,
  RETURNED: Status.returned,
  REJECTED: Status.rejected,
};

type Stands = Pick<Transaction, 'state' | 'overdueDays'> & { dueOn?: string | null };

/** State of a transaction: a submission looks as in the list of submissions. */
export function TransactionBadge({ transaction: { state, overdueDays, dueOn } }: { transaction: Stands }) {
  const status = statusOf[state];
  if (status) return <StatusBadge {...lookOfStatus(status)}>{transactionStates[state]}</StatusBadge>;
  const deal = { state: state as DealState, overdueDays };
  return <DealBadge deal={deal} note={dueOn ? `Due ${formatDay(dueOn)}` : undefined} />;
}

/** The column whose sum is the figure that a list is counted as. It can't be hidden then. */
const counted: Record<Counting, string> = { SUBMITTED: 'submittedCents', SIGNED: 'grossCents', EXPECTED: 'ownCents' };

/** The columns, with the sums of all matching rows if there are any. `by`: the figure that the list counts. */
export const dealColumnsOf = (sums?: Omit<DealSum, 'count'>, by?: Counting): Column<Transaction>[] =>
  listColumns(transactionFields, columns, { sorts: api.deals.list?.fields ?? {}, sums }).map((column) =>
    by && column.id === counted[by] ? { ...column, fixed: true } : column,
  );

const columns: ListColumn<typeof transactionFields, Transaction>[] = [
  {
    field: 'caseNo',
    header: 'Deal',
    cell: ({ dealNo, caseNo }) => dealNo ?? caseNo,
    under: 'signedOn',
    width: 164,
  },
  {
    field: 'address',
    under: ({ type, isClosing }) => (isClosing ? dealTypes[type] : `${dealTypes[type]} · co-broked`),
    card: 'address',
  },
  { field: 'submittedOn', width: 124 },
  { field: 'signedOn', width: 116, hidden: true },
  { field: 'submittedCents', width: 130, hidden: true },
  {
    field: 'grossCents',
    cell: ({ transId, grossCents }) => (transId ? <Money bare cents={grossCents} /> : '–'),
    width: 150,
  },
  {
    field: 'ownCents',
    cell: ({ transId, ownCents }) => (transId ? <Money bare cents={ownCents} /> : '–'),
    width: 130,
    hidden: true,
  },
  {
    field: 'receivedCents',
    cell: ({ transId, dealNo, receivedCents }) =>
      transId ? (
        <Figure cents={receivedCents} to={places.received({ search: dealNo ?? undefined })} label="Received" />
      ) : (
        '–'
      ),
    width: 130,
  },
  { field: 'state', cell: (row) => <TransactionBadge transaction={row} />, card: 'state', width: 170 },
];
