import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Switch } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { Person } from '../people/people.calls.ts';
import { ByDay } from './ByDay.tsx';
import { SalespersonField } from './SalespersonSelect.tsx';

type Props = { person: Person; opened: boolean; onClose: () => void };

/** A salesperson's upline from a day on, with those before and to come. */
export function UplineDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Change upline">
      <UplineForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

function UplineForm({ person: { userId, uplines }, onDone }: { person: Person; onDone: () => void }) {
  const today = dayOf(Temporal.Now.instant().toString());
  const remove = useChange(api.removeUpline);
  const form = useCallForm(api.setUpline, {
    initialValues: { uplineId: null as string | null, hasNone: false, fromDay: today as string | null },
    input: ({ uplineId, hasNone, fromDay }) => ({
      params: { id: userId },
      body: { uplineId: hasNone ? null : uplineId, fromDay },
    }),
    rules: ({ uplineId, hasNone }) => ({ uplineId: hasNone || uplineId ? null : 'Choose an upline, or no upline.' }),
    onDone,
  });
  const hasNone = useValues(form, (values) => values.hasNone);
  return (
    <>
      <FormShell form={form} label="Change upline" showState={false} onCancel={onDone}>
        {!hasNone && <SalespersonField label="Upline" but={userId} {...form.field('uplineId', { required: true })} />}
        <Switch label="No upline" {...form.field('hasNone')} />
        <DayInput
          label="From"
          min={today}
          description="Today or later. Deals signed before keep the team of their own day"
          {...form.field('fromDay')}
        />
      </FormShell>
      <ByDay
        rows={uplines.map(({ fromDay, name }) => ({ fromDay, words: name ?? 'No upline' }))}
        none="No upline is on record yet."
        onRemove={(fromDay) => remove.mutateAsync({ params: { id: userId, fromDay } })}
      />
    </>
  );
}
