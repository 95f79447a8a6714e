import { Button, Text } from '@mantine/core';
import { addDays, formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { offer } from '#platform/web/feedback/strip.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';
import type { Contact } from '../record/contact.calls.ts';
import { Plans } from './Plans.tsx';

/** When to get in touch next, in one tap; once it is done, what next. */
export function FollowUp({ contact }: { contact: Contact }) {
  const { contactId, followUpOn, followUpNote, isMine } = contact;
  const today = useToday();
  const set = useChange(api.setFollowUp);
  const done = useChange(api.setFollowUp, {
    silent: 'success',
    onDone: () => offer('Done. What next?', { label: 'In a week', run: () => on(7, true) }),
  });
  // What is next by then may be a follow-up that waited: it stays.
  const on = (days: number, beside = false) =>
    set.mutate({ params: { id: contactId }, body: { on: addDays(today, days), note: followUpNote, beside } });
  if (!isMine && !followUpOn) return null;
  return (
    <Panel
      title="Follow-up"
      action={
        followUpOn &&
        isMine && (
          <Button
            loading={done.isPending}
            onClick={() => done.mutate({ params: { id: contactId }, body: { on: null, done: true } })}
          >
            Done
          </Button>
        )
      }
    >
      {followUpOn ? (
        <StatusBadge
          tone={followUpOn < today ? 'danger' : followUpOn === today ? 'warning' : 'info'}
          note={followUpNote || undefined}
        >
          {followUpOn < today ? `Was due ${formatDay(followUpOn)}` : formatDay(followUpOn)}
        </StatusBadge>
      ) : (
        <Text c="dimmed">Nothing is planned.</Text>
      )}
      {isMine && (
        <>
          <div className={classes.acts}>
            <Button size="xs" variant="default" onClick={() => on(1)}>
              Tomorrow
            </Button>
            <Button size="xs" variant="default" onClick={() => on(7)}>
              In a week
            </Button>
            <Button size="xs" variant="default" onClick={() => on(91)}>
              In 3 months
            </Button>
          </div>
          <Plans contactId={contactId} />
          <OtherDay key={`${followUpOn} ${followUpNote}`} contact={contact} />
        </>
      )}
    </Panel>
  );
}

function OtherDay({ contact: { contactId, followUpOn, followUpNote } }: { contact: Contact }) {
  const form = useCallForm(api.setFollowUp, {
    initialValues: { on: followUpOn, note: followUpNote },
    input: ({ on, note }) => ({ params: { id: contactId }, body: { on, note } }),
  });
  return (
    <FormShell form={form} label="Follow-up" submitLabel="Set" showState={false} guard={false}>
      <FieldGrid>
        <DayInput label="On" {...form.field('on')} />
        <TextInput label="About" maxLength={200} {...form.field('note')} />
      </FieldGrid>
    </FormShell>
  );
}
