import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { DealSum, Transaction } from '../../contract/deals.ts';
import { places } from '../../rules/places.ts';
import { type Counting, type DealState, dealStates, dealTypes } from '../../words.ts';

const tones: Record<DealState, Tone> = {
  IN_REVIEW: 'progress',
  RETURNED: 'warning',
  REJECTED: 'danger',
  PENDING: 'neutral',
  UNBILLED: 'neutral',
  BILLED: 'info',
  PART_PAID: 'warning',
  PAID: 'success',
  SETTLED: 'success',
  CANCELLED: 'neutral',
  ABORTED: 'danger',
};

export const DealBadge = ({ state, note }: { state: DealState; note?: string | undefined }) => (
  <StatusBadge tone={tones[state]} note={note}>
    {dealStates[state]}
  </StatusBadge>
);

const noteOf = ({ dueOn }: Transaction) => dueOn && `Due ${formatDay(dueOn)}`;

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
    cell: (row) => <DealBadge state={row.state} note={noteOf(row) ?? undefined} />,
  },
];
