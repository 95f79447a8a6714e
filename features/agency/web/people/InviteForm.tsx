import { Checkbox, Select, Text, TextInput } from '@mantine/core';
import type { identity } from '#features/identity/contract.ts';
import { identityApi, useMe } from '#features/identity/web/index.ts';
import { deskWords } from '#features/people/rules/words.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { runsAgency } from '../readers.ts';
import { roleWords } from './personWords.ts';

type Invitee = Request<typeof identity.invite>['body'];
type Values = Omit<Invitee, 'desks' | 'registrationNo'> & {
  registrationNo: string;
  desks: NonNullable<Invitee['desks']>;
};

const blank: Values = { role: 'salesperson', name: '', userName: '', email: '', registrationNo: '', desks: [] };

/** Each role has what is its own: a registration number, or desks. */
const inviteeOf = ({ registrationNo, desks, ...rest }: Values): Invitee => ({
  ...rest,
  ...(rest.role === 'salesperson' ? { registrationNo } : {}),
  ...(rest.role === 'staff' ? { desks } : {}),
});

const required = (value: string) => (value.trim() ? null : 'This is required.');

/** Who is invited; the server checks the rest, and its words land on the fields. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const invite = useChange(identityApi.invite, { silent: 'failure', refresh: ['agency'] });
  const { admin, ...others } = roleWords;
  const roles = optionsOf(runsAgency(useMe()) ? { ...others, admin } : others);
  const form = useGableForm<Values>({
    initialValues: blank,
    validate: {
      name: required,
      userName: required,
      email: required,
      registrationNo: (value, { role }) => (role === 'salesperson' ? required(value) : null),
      desks: (chosen, { role }) => (role === 'staff' && chosen.length === 0 ? 'Choose one desk at least.' : null),
    },
    onSubmit: async (values) => {
      await invite.mutateAsync({ body: inviteeOf(values) });
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, 'invitation');
  const { role } = form.form.values;
  return (
    <FormShell form={form} label="Invite someone" submitLabel="Send invitation" showState={false} guard="kept">
      {kept.offer}
      <Text c="dimmed">
        They get a mail with a link to their first visit, where they choose a password and a second step.
      </Text>
      <Select label="Role" data={roles} allowDeselect={false} {...form.field('role')} />
      <TextInput label="Name" {...form.field('name', { required: true })} />
      <TextInput
        label="User name"
        description="What they sign in with"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('userName', { required: true })}
      />
      <TextInput label="E-mail" type="email" {...form.field('email', { required: true })} />
      {role === 'salesperson' && (
        <TextInput
          label="Registration number"
          placeholder="R012345A"
          {...form.field('registrationNo', { required: true })}
        />
      )}
      {role === 'staff' && (
        <Checkbox.Group label="Desks" {...form.field('desks', { required: true })}>
          {optionsOf(deskWords).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} mt="xs" />
          ))}
        </Checkbox.Group>
      )}
    </FormShell>
  );
}
