import { readRegistrationNo } from '#features/particulars/rules/numbers.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { type Person, PersonInput } from './people.calls.ts';

/** Beside an address that whoever opened the form may not change. */
const whoSetsAddress = 'Changed by an administrator, or by the person in their own profile.';

const waitingWords = 'A second administrator has to confirm the address. They got a mail.';

type Props = { person: Person; opened: boolean; onClose: () => void };

/** Corrects the part of a person's record that they may not change themselves. */
export function CorrectDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Correct the record">
      <CorrectForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

function CorrectForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { userId, name, email, registrationNo, can } = person;
  const correct = useChange(api.correctPerson, { silent: 'both' });
  const form = useGableForm({
    initialValues: { name, email, registrationNo },
    schema: PersonInput,
    onSubmit: async (body) => {
      const { isWaiting } = await correct.mutateAsync({ params: { id: userId }, body });
      toastResult(isWaiting ? waitingWords : 'The record is saved.', isWaiting ? 'info' : 'success');
      await draft.forget();
      onDone();
    },
  });
  const draft = useKeptForm(form, `person/${userId}`);
  return (
    <FormShell form={form} label="Correct the record" showState={false} guard="kept">
      {draft.notice}
      <TextInput label="Name" {...form.field('name', { required: true })} />
      <TextInput
        label="Email"
        type="email"
        {...form.field('email', { required: true })}
        {...(can.setAddress ? {} : { readOnly: true, description: whoSetsAddress })}
      />
      {registrationNo !== null && (
        <TypedInput
          label="Registration number"
          read={readRegistrationNo}
          {...form.field('registrationNo', { required: true })}
        />
      )}
    </FormShell>
  );
}
