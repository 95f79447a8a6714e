import { Disputed, WithReason } from '#features/billing/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { OutstandingInvoice } from '../../contract/outstanding.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function Age({ row: { daysLate, isDisputed } }: { row: OutstandingInvoice }) {
  const badge = <AgeBadge daysLate={daysLate} />;
  return isDisputed ? <Disputed>{badge}</Disputed> : badge;
}

function AgeBadge({ daysLate }: { daysLate: number }) {
  if (daysLate <= 0)
    return <StatusBadge tone="neutral">{daysLate === 0 ? 'Due today' : `Due in ${days(-daysLate)}`}</StatusBadge>;
  return <StatusBadge tone={daysLate > 60 ? 'danger' : 'warning'}>{`${days(daysLate)} overdue`}</StatusBadge>;
}

const reminderWords = { 1: 'First', 2: 'Second', 3: 'Final' } as const;

type Totals = { openCents: number; shareCents: number };

export const outstandingColumnsOf = (totals: Totals | undefined): Column<OutstandingInvoice>[] => [
  {
    id: 'invoice',
    header: 'Invoice',
    width: 136,
    cell: ({ number, dealNo }) => (
      <TwoLines strong sub={dealNo}>
        {number}
      </TwoLines>
    ),
  },
  {
    id: 'to',
    header: 'Bill to',
    card: 'lead',
    cell: ({ to, address, disputeReason }) => (
      <TwoLines sub={<WithReason reason={disputeReason}>{address}</WithReason>}>{to}</TwoLines>
    ),
  },
  { id: 'due', header: 'Due', sort: 'Due', width: 112, cell: ({ dueOn }) => <Day day={dueOn} /> },
  { id: 'age', header: 'Age', width: 150, card: 'corner', cell: (row) => <Age row={row} /> },
  {
    id: 'reminder',
    header: 'Reminder',
    width: 112,
    cell: ({ reminder, askedAt }) => {
      if (askedAt) return <TwoLines sub={<Day day={dayOf(askedAt)} />}>Asked for</TwoLines>;
      if (reminder) return <TwoLines sub={<Day day={reminder.madeOn} />}>{reminderWords[reminder.type]}</TwoLines>;
      return '–';
    },
  },
  {
    id: 'open',
    header: 'Outstanding (S$)',
    sort: 'Open',
    align: 'end',
    width: 112,
    cell: ({ openCents }) => <Money bare cents={openCents} />,
    total: totals && <Money bare cents={totals.openCents} />,
  },
  {
    id: 'share',
    header: 'My share (S$)',
    sort: 'Share',
    align: 'end',
    width: 112,
    cell: ({ shareCents }) => <Money bare cents={shareCents} />,
    total: totals && <Money bare cents={totals.shareCents} />,
  },
];
