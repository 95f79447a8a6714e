import { Anchor, Button } from '@mantine/core';
import { IconBellRinging, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { api } from '../api.web.ts';
import { reminderList } from '../lists.web.ts';
import { reminderWords } from '../papers/Papers.tsx';
import type { ReminderRow } from '../room.calls.ts';
import { AskedReminders } from './AskedReminders.tsx';
import { reminderFields } from './reminders.words.ts';

const stateOptions = [
  { value: 'TO_SEND', label: 'To send' },
  { value: 'SENT', label: 'Sent' },
];

/** How a reminder reaches a client whose email address is not known. */
const withoutAddress = ({ canSend }: ReminderRow): string =>
  canSend ? 'no email address: print and post it, or send it from its invoice' : 'no email address';

/** Of what is not to send now, the invoice was paid or credited, is disputed, waits for a cheque, or has a later reminder. */
function Standing({ row: { sentTo, canSend, email } }: { row: ReminderRow }) {
  if (sentTo) return <StatusBadge tone="success">Sent</StatusBadge>;
  return canSend ? (
    <StatusBadge tone="neutral">{email ? 'To send' : 'To post'}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Not to send</StatusBadge>
  );
}

/** /agency-desk/finance/reminders: reminders of what is open, to be sent. */
export function RemindersPage() {
  const { found } = useList(api.reminders, reminderList);
  const [chosen, choose] = useState<string[]>([]);
  const mail = useChange(api.mailPaper, { silent: 'success' });
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
    <ListPage
      fields={reminderFields}
      call={api.reminders}
      file={api.remindersSheet}
      search={reminderList}
      name="reminders"
      title="Reminders"
      notice={<AskedReminders />}
      rowId="reminderId"
      searches="Number or client"
      selects={[{ name: 'state', label: 'State', options: stateOptions }]}
      columns={[
        {
          field: 'number',
          cell: ({ reminderId, number }) => (
            <Anchor inherit href={urlOf(api.reminderPdf, { params: { id: reminderId } })} download>
              <UnbrokenNumbers>{number}</UnbrokenNumbers>
            </Anchor>
          ),
          under: ({ type }) => reminderWords[type],
          width: 170,
        },
        { field: 'to', under: (row) => row.email || withoutAddress(row), card: 'address' },
        {
          field: 'invoiceNumber',
          cell: ({ invoiceNumber }) => (
            <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${invoiceNumber}`} inherit>
              <UnbrokenNumbers>{invoiceNumber}</UnbrokenNumbers>
            </Anchor>
          ),
          width: 150,
        },
        { field: 'openCents', width: 140 },
        { field: 'madeOn', width: 130 },
        {
          id: 'state',
          header: 'State',
          width: 130,
          card: 'state',
          // The address stands beside the client's name, unless it was sent to another one.
          cell: (row) => (
            <TwoLines sub={row.sentTo !== row.email && row.sentTo}>
              <Standing row={row} />
            </TwoLines>
          ),
        },
      ]}
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
      empty={
        <EmptyState icon={IconBellRinging} title="There is nothing to remind of">
          Reminders of overdue invoices are made each morning.
        </EmptyState>
      }
    />
  );
}
