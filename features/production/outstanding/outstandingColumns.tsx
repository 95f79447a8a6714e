import { Button, Stack } from '@mantine/core';
import { Disputed, WithReason } from '#features/billing/index.web.ts';
import { dayOf } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { ListColumn } from '#platform/web/list/listColumns.tsx';
import type { OutstandingInvoice } from './outstanding.calls.ts';
import type { outstandingFields } from './outstanding.words.ts';
import { Question } from './Question.tsx';

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

function Reminder({ row: { reminder, askedAt, question } }: { row: OutstandingInvoice }) {
  const isWaiting = question && question.answeredOn === null;
  if (isWaiting) return <TwoLines sub={<Day day={question.askedOn} />}>Asked finance</TwoLines>;
  if (askedAt) return <TwoLines sub={<Day day={dayOf(askedAt)} />}>Asked for</TwoLines>;
  if (question) return <TwoLines sub={<Day day={question.answeredOn} />}>Answered</TwoLines>;
  if (reminder) return <TwoLines sub={<Day day={reminder.madeOn} />}>{reminderWords[reminder.type]}</TwoLines>;
  return '–';
}

type Ask = (row: OutstandingInvoice) => void;

export const outstandingColumns = (onAsk: Ask): ListColumn<typeof outstandingFields, OutstandingInvoice>[] => [
  { field: 'number', under: 'dealNo', width: 136 },
  {
    field: 'to',
    under: ({ address, disputeReason, question }) => (
      <>
        <WithReason reason={disputeReason}>{address}</WithReason>
        {question && <Question question={question} />}
      </>
    ),
    card: 'address',
  },
  { field: 'dueOn', width: 112 },
  { id: 'age', header: 'Age', width: 150, card: 'state', cell: (row) => <Age row={row} /> },
  {
    id: 'reminder',
    header: 'Reminder',
    width: 128,
    card: 'end',
    cell: (row) => (
      <Stack gap={4} align="flex-start">
        <Reminder row={row} />
        {row.canAskFinance && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${row.question ? 'Ask again' : 'Ask finance'} about ${row.number}`}
            onClick={() => onAsk(row)}
          >
            {row.question ? 'Ask again' : 'Ask finance'}
          </Button>
        )}
      </Stack>
    ),
  },
  { field: 'openCents', header: 'Outstanding (S$)', width: 112 },
  { field: 'shareCents', width: 112 },
];
