import { dayOf } from '#platform/contract/days.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { PeopleSelect } from './PeopleSelect.tsx';
import { toastAsked } from './toastAsked.web.ts';

type Props = { code: string; name: string; opened: boolean; onClose: () => void };

/** Puts salespeople on a plan from a day on. */
export function AssignDrawer({ code, name, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={`Assign ${name}`}>
      <AssignForm code={code} onDone={onClose} />
    </SideDrawer>
  );
}

function AssignForm({ code, onDone }: { code: string; onDone: () => void }) {
  const form = useCallForm(api.assignPlan, {
    initialValues: {
      personIds: [] as string[],
      fromDay: dayOf(Temporal.Now.instant().toString()) as string | null,
    },
    input: (body) => ({ params: { code }, body }),
    rules: ({ personIds }) => ({ personIds: personIds.length > 0 ? null : 'Choose at least one person.' }),
    onDone: async (answer) => {
      toastAsked(answer, 'The plan is assigned.');
      await draft.forget();
      onDone();
    },
  });
  const draft = useKeptForm(form, `plan/${code}/people`);
  return (
    <FormShell
      form={form}
      label="Assign the plan"
      submitLabel="Assign"
      showState={false}
      onCancel={onDone}
      guard="kept"
    >
      {draft.notice}
      <PeopleSelect label="Salespeople" {...form.field('personIds')} />
      <DayInput
        label="On the plan from"
        description="For deals signed on this day or later. Deals with money received stay as they are. From a past day a second person approves it"
        {...form.field('fromDay')}
      />
    </FormShell>
  );
}
