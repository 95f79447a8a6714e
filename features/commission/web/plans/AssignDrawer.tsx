import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.ts';
import { PeopleSelect } from './PeopleSelect.tsx';
import { toastAsked } from './toastAsked.ts';

type Props = { code: string; name: string; opened: boolean; onClose: () => void };

/** Puts salespeople on a plan from a day on. */
export function AssignDrawer({ code, name, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={`Assign ${name}`}>
      <AssignForm code={code} onDone={onClose} />
    </SideDrawer>
  );
}

const required = 'This is required.';

function AssignForm({ code, onDone }: { code: string; onDone: () => void }) {
  const assign = useChange(api.assignPlan, { silent: 'failure' });
  const form = useGableForm({
    initialValues: {
      personIds: [] as string[],
      fromDay: dayOf(Temporal.Now.instant().toString()) as string | null,
    },
    rules: ({ personIds, fromDay }) => ({
      personIds: personIds.length > 0 ? null : 'Choose at least one person.',
      fromDay: fromDay ? null : required,
    }),
    onSubmit: async ({ personIds, fromDay }) => {
      toastAsked(
        await assign.mutateAsync({ params: { code }, body: { personIds, fromDay: fromDay ?? '' } }),
        'The plan is assigned.',
      );
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, `plan/${code}/people`);
  return (
    <FormShell
      form={form}
      label="Assign the plan"
      submitLabel="Assign"
      showState={false}
      onCancel={onDone}
      guard="kept"
    >
      {kept.notice}
      <PeopleSelect label="Salespeople" {...form.field('personIds', { required: true })} />
      <DayInput
        label="On the plan from"
        description="For deals signed on this day or later. Deals with money received stay as they are. From a past day a second person approves it"
        {...form.field('fromDay', { required: true })}
      />
    </FormShell>
  );
}
