import { Anchor, Button } from '@mantine/core';
import { IconBellRinging, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { ReminderRow } from '../../contract/index.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { reminderWords } from '../papers/Papers.tsx';
import { AskedReminders } from './AskedReminders.tsx';
import { reminderList, reminderQuery } from './reminderList.ts';

const stateOptions = [
  { value: 'TO_SEND', label: 'To send' },
  { value: 'SENT', label: 'Sent' },
];

/** How a reminder reaches a client whose e-mail address is not known. */
const withoutAddress = ({ canSend }: ReminderRow): string =>
  canSend ? 'no e-mail address: print and post it, or send it from its invoice' : 'no e-mail address';

const columnsOf = (sums: { openCents: number } | null | undefined): Column<ReminderRow>[] => [
  {
    id: 'number',
    header: 'Reminder',
    width: 170,
    cell: ({ reminderId, number, type }) => (
      <TwoLines strong sub={reminderWords[type]}>
        <Anchor inherit href={urlOf(api.reminderPdf, { params: { id: reminderId } })} download>
          <UnbrokenNumbers>{number}</UnbrokenNumbers>
        </Anchor>
      </TwoLines>
    ),
  },
  {
    id: 'to',
    header: 'To',
    card: 'lead',
    cell: (row) => <TwoLines sub={row.email || withoutAddress(row)}>{row.to}</TwoLines>,
  },
  {
    id: 'invoice',
    header: 'Invoice',
    width: 150,
    cell: ({ invoiceNumber }) => (
      <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${invoiceNumber}`} inherit>
        <UnbrokenNumbers>{invoiceNumber}</UnbrokenNumbers>
      </Anchor>
    ),
  },
  {
    id: 'open',
    header: 'Outstanding (S$)',
    align: 'end',
    width: 140,
    cell: ({ openCents }) => (openCents === null ? '–' : <Money bare cents={openCents} />),
    total: sums && <Money bare cents={sums.openCents} />,
  },
  { id: 'made', header: 'Made', width: 130, cell: ({ madeOn }) => <Day day={madeOn} /> },
  {
    id: 'state',
    header: 'State',
    width: 130,
    card: 'corner',
    // The address stands beside the client's name, unless it was sent to another one.
    cell: (row) => (
      <TwoLines sub={row.sentTo !== row.email && row.sentTo}>
        <Standing row={row} />
      </TwoLines>
    ),
  },
];

/** Of what is not to send now, the invoice was paid or credited, is disputed, waits for a cheque, or has a later reminder. */
function Standing({ row: { sentTo, canSend, email } }: { row: ReminderRow }) {
  if (sentTo) return <StatusBadge tone="success">Sent</StatusBadge>;
  return canSend ? (
    <StatusBadge tone="warning">{email ? 'To send' : 'To post'}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Not to send</StatusBadge>
  );
}

/** /agency-desk/finance/reminders: reminders of what is open, to be sent. */
export function RemindersPage() {
  const list = useListSearch(reminderList);
  const [chosen, choose] = useState<string[]>([]);
  const mail = useChange(api.mailPaper, { silent: 'success' });
  const found = useData(api.reminders, { query: reminderQuery(list.query) }, { keepPrevious: true });
  const sendAll = async () => {
    let sent = 0;
    for (const { reminderId, email, canSend } of found.data?.rows ?? [])
      if (chosen.includes(reminderId) && canSend && email) {
        await mail.mutateAsync({ body: { kind: 'REMINDER', paperId: reminderId, address: email } });
        sent++;
      }
    toastResult(sent === 1 ? '1 reminder sent' : `${sent} reminders sent`);
    choose([]);
  };
  return (
    <>
      <PageHeader
        title="Reminders"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Reminders' }]}
        action={
          <>
            <Button variant="default" component={RouteLink} to="/agency-desk/finance/reminders/requests">
              Requests
            </Button>
            <DownloadButton address={urlOf(api.remindersSheet, { query: filtersOf(reminderQuery(list.query)) })} />
          </>
        }
      />
      <AskedReminders />
      <DataTable
        name="reminders"
        label="Reminders"
        columns={columnsOf(found.data?.sums)}
        rowId={({ reminderId }) => reminderId}
        {...tableOf(list, found)}
        selection={{
          ids: chosen,
          onChange: choose,
          rowLabel: ({ number }) => number,
          isFor: ({ canSend, email }) => canSend && email !== '',
          actions: (
            <Button
              size="xs"
              leftSection={<IconMail size={15} stroke={1.7} />}
              loading={mail.isPending}
              onClick={() => void sendAll().catch(() => {})}
            >
              Send
            </Button>
          ),
        }}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number or client' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions }]}
          />
        }
        empty={
          <EmptyState icon={IconBellRinging} title="There is nothing to remind of">
            Reminders of overdue invoices are made each morning.
          </EmptyState>
        }
      />
    </>
  );
}
