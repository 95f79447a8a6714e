import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.ts';
import classes from '../Lines.module.css';

/** Reminders that salespeople asked for: each is made and then sent from the list below, or declined. */
export function AskedReminders() {
  const found = useData(api.reminderRequests, {});
  const make = useChange(api.makeAskedReminder, { refresh: ['billing'] });
  const decline = useChange(api.declineReminder, { refresh: ['billing'] });
  const [declined, setDeclined] = useState<string>();
  const rows = found.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Group mb="md" display="block">
      <Panel title="Asked for by salespeople" description="Made on request, a reminder is sent from the list below.">
        <ul className={classes.list}>
          {rows.map(({ requestId, invoiceNumber, to, openCents, dueOn, askedBy }) => (
            <li key={requestId} className={classes.line}>
              <TwoLines sub={`${formatMoney(openCents)} open, due ${formatDay(dueOn)} · asked by ${askedBy}`}>
                {`${invoiceNumber} · ${to}`}
              </TwoLines>
              <Group gap="xs" wrap="nowrap" className={classes.buttons ?? ''}>
                <Button size="compact-sm" variant="default" onClick={() => setDeclined(requestId)}>
                  Decline
                </Button>
                <Button
                  size="compact-sm"
                  loading={make.isPending}
                  onClick={() => make.mutate({ params: { id: requestId } })}
                >
                  Make reminder
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Panel>
      <ReasonDialog
        opened={declined !== undefined}
        onClose={() => setDeclined(undefined)}
        title="Decline this reminder?"
        label="Reason"
        confirm="Decline"
        onConfirm={(reason) => decline.mutateAsync({ params: { id: declined ?? '' }, body: { reason } })}
      >
        The salesperson can ask again.
      </ReasonDialog>
    </Group>
  );
}
