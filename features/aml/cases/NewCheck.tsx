import { useNavigate } from '@tanstack/react-router';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { emptySubject, SubjectFields, subjectInput, subjectRules } from './SubjectFields.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Screens somebody who is no contact. */
export const NewCheck = ({ opened, onClose }: Props) => (
  <SideDrawer opened={opened} onClose={onClose} title="New check">
    <CheckForm />
  </SideDrawer>
);

function CheckForm() {
  const navigate = useNavigate();
  const form = useCallForm(api.openCase, {
    initialValues: { ...emptySubject, property: '' },
    input: ({ property, ...subject }) => ({ body: { ...subjectInput(subject), property } }),
    rules: subjectRules,
    onDone: ({ aMLID }) => navigate({ to: '/agent-tools/aml', search: { id: aMLID } }),
  });
  return (
    <FormShell form={form} label="New check" submitLabel="Screen" showState={false} guard={false}>
      <SubjectFields form={form} />
      <TextInput label="Property" description="What it is about, if you know" {...form.field('property')} />
    </FormShell>
  );
}
