import { Anchor } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { type ReminderRequestState, reminderRequestStates } from '../billing.words.ts';
import { reminderRequestList } from '../lists.web.ts';
import { AnswerRequest } from './AnswerRequest.tsx';
import { reminderRequestFields } from './reminders.words.ts';

const stateOptions = optionsOf(reminderRequestStates);
const tones: Record<ReminderRequestState, Tone> = {
  WAITING: 'neutral',
  MADE: 'success',
  DECLINED: 'neutral',
  ANSWERED: 'success',
};

/** /agency-desk/finance/reminders/requests: what salespeople asked for, and how it was answered. */
export const ReminderRequestsPage = () => (
  <ListPage
    fields={reminderRequestFields}
    call={api.reminderRequests}
    file={api.reminderRequestsSheet}
    search={reminderRequestList}
    name="reminder-requests"
    title="Reminders"
    label="Reminder requests"
    rowId="requestId"
    searches="Number, client or salesperson"
    selects={[{ name: 'state', label: 'State', options: stateOptions, width: 180 }]}
    days
    columns={[
      {
        field: 'invoiceNumber',
        cell: ({ invoiceNumber }) => (
          <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${invoiceNumber}`} inherit>
            <UnbrokenNumbers>{invoiceNumber}</UnbrokenNumbers>
          </Anchor>
        ),
        under: 'dealNo',
        width: 150,
      },
      {
        field: 'to',
        under: ({ dueOn, reason }) => (
          <>
            due {formatDay(dueOn)}
            {reason && (
              <>
                <br />
                Asks: {reason}
              </>
            )}
          </>
        ),
        card: 'address',
      },
      { field: 'openCents', width: 120 },
      { field: 'askedBy', under: ({ askedAt }) => <Day day={dayOf(askedAt)} />, sortedBy: 'askedAt', width: 160 },
      {
        field: 'state',
        cell: ({ state }) => <StatusBadge tone={tones[state]}>{reminderRequestStates[state]}</StatusBadge>,
        under: ({ answeredBy, answeredAt }) =>
          answeredAt && (
            <>
              {answeredBy}, <Day day={dayOf(answeredAt)} />
            </>
          ),
        card: 'state',
        width: 210,
      },
      {
        field: 'answer',
        card: 'end',
        cell: (request) =>
          request.state === 'WAITING' ? <AnswerRequest request={request} /> : (request.answer ?? '–'),
        width: 200,
      },
    ]}
    empty={
      <EmptyState icon={IconMessageQuestion} title="No reminder was asked for">
        A salesperson asks for one from their outstanding commission, and for an answer after the final one.
      </EmptyState>
    }
  />
);
