import { Anchor } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { ReminderRequest } from '../../contract/index.ts';
import { type ReminderRequestState, reminderRequestStates } from '../../words.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { AnswerRequest } from './AnswerRequest.tsx';
import { reminderRequestList, reminderRequestQuery } from './reminderRequestList.ts';

const stateOptions = optionsOf(reminderRequestStates);
const tones: Record<ReminderRequestState, Tone> = { WAITING: 'warning', MADE: 'success', DECLINED: 'neutral' };

const columnsOf = (sums: { openCents: number } | null | undefined): Column<ReminderRequest>[] => [
  {
    id: 'invoice',
    header: 'Invoice',
    width: 150,
    cell: ({ invoiceNumber, dealNo }) => (
      <TwoLines strong sub={dealNo}>
        <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${invoiceNumber}`} inherit>
          <UnbrokenNumbers>{invoiceNumber}</UnbrokenNumbers>
        </Anchor>
      </TwoLines>
    ),
  },
  {
    id: 'to',
    header: 'To',
    card: 'lead',
    cell: ({ to, dueOn }) => <TwoLines sub={`due ${formatDay(dueOn)}`}>{to}</TwoLines>,
  },
  {
    id: 'open',
    header: 'Outstanding (S$)',
    align: 'end',
    width: 120,
    cell: ({ openCents }) => (openCents === null ? '–' : <Money bare cents={openCents} />),
    total: sums && <Money bare cents={sums.openCents} />,
  },
  {
    id: 'asked',
    header: 'Asked for by',
    sort: 'Asked',
    width: 160,
    cell: ({ askedBy, askedAt }) => <TwoLines sub={<Day day={dayOf(askedAt)} />}>{askedBy}</TwoLines>,
  },
  {
    id: 'state',
    header: 'State',
    width: 210,
    card: 'corner',
    cell: ({ state, answeredBy, answeredAt }) => (
      <TwoLines
        sub={
          answeredAt && (
            <>
              {answeredBy}, <Day day={dayOf(answeredAt)} />
            </>
          )
        }
      >
        <StatusBadge tone={tones[state]}>{reminderRequestStates[state]}</StatusBadge>
      </TwoLines>
    ),
  },
  {
    id: 'answer',
    header: 'Answer',
    width: 200,
    cell: (request) => (request.state === 'WAITING' ? <AnswerRequest request={request} /> : (request.reason ?? '–')),
  },
];

/** /agency-desk/finance/reminders/requests: reminders that salespeople asked for, and how they were answered. */
export function ReminderRequestsPage() {
  const list = useListSearch(reminderRequestList);
  const query = reminderRequestQuery(list.query);
  const found = useData(api.reminderRequests, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Reminder requests"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Reminders', to: '/agency-desk/finance/reminders' },
          { label: 'Requests' },
        ]}
        action={<DownloadButton address={urlOf(api.reminderRequestsSheet, { query: filtersOf(query) })} />}
      />
      <DataTable
        name="reminder-requests"
        label="Reminder requests"
        columns={columnsOf(found.data?.sums)}
        rowId={({ requestId }) => requestId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number, client or salesperson' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions, width: 180 }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconMessageQuestion} title="No reminder was asked for">
            A salesperson asks for one from their outstanding commission.
          </EmptyState>
        }
      />
    </>
  );
}
