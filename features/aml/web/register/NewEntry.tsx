import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.ts';
import { EntryFields, emptyEntry } from './EntryFields.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Enters a suspicion. */
export const NewEntry = ({ opened, onClose }: Props) => (
  <SideDrawer opened={opened} onClose={onClose} title="Enter a suspicion">
    <EntryForm onDone={onClose} />
  </SideDrawer>
);

function EntryForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm(api.enter, {
    initialValues: { ...emptyEntry, isListed: false },
    input: (values) => ({ body: values }),
    onDone,
  });
  return (
    <FormShell form={form} label="Enter a suspicion" submitLabel="Enter" showState={false} guard={false}>
      <EntryFields form={form} />
      <Checkbox
        label="The subject is on a sanctions list"
        description="The report is then due within one business day, otherwise within five"
        {...form.field('isListed')}
      />
    </FormShell>
  );
}
