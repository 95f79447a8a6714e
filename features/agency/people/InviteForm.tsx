import { Checkbox, Text } from '@mantine/core';
import { identityApi, useMe } from '#features/identity/index.web.ts';
import type { identity } from '#features/identity/room.calls.ts';
import { readRegistrationNo } from '#features/particulars/rules/numbers.ts';
import { readSaNo } from '#features/people/account/sa-no.rules.ts';
import { deskWords } from '#features/people/people.words.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { CheckboxGroup, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { runsAgency } from '../permissions.web.ts';
import { roleWords } from './people.words.ts';

type Invitee = Request<typeof identity.invite>['body'];
type Values = Omit<Invitee, 'desks' | 'registrationNo' | 'saNo'> & {
  registrationNo: string;
  saNo: string;
  desks: NonNullable<Invitee['desks']>;
};

const blank: Values = {
  role: 'salesperson',
  name: '',
  userName: '',
  email: '',
  registrationNo: '',
  saNo: '',
  desks: [],
};

/** Removes the fields that do not belong to the role: only salespeople have a number, only staff have desks. */
const inviteeOf = ({ registrationNo, saNo, desks, ...rest }: Values): Invitee => ({
  ...rest,
  ...(rest.role === 'salesperson' ? { registrationNo, ...(saNo.trim() ? { saNo } : {}) } : {}),
  ...(rest.role === 'staff' ? { desks } : {}),
});

const needed = (value: string) => (value.trim() ? null : required);

/** The form of an invitation. The server checks the rest, and its messages appear at the fields. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const invite = useChange(identityApi.invite, { silent: 'failure' });
  const { salesperson } = roleWords;
  const roles = optionsOf(runsAgency(useMe()) ? roleWords : { salesperson });
  const form = useGableForm<Values>({
    initialValues: blank,
    rules: ({ role: invited, name, userName, email, registrationNo, desks }) => ({
      name: needed(name),
      userName: needed(userName),
      email: needed(email),
      registrationNo: invited === 'salesperson' ? needed(registrationNo) : null,
      desks: invited === 'staff' && desks.length === 0 ? 'Choose one desk at least.' : null,
    }),
    onSubmit: async (values) => {
      await invite.mutateAsync({ body: inviteeOf(values) });
      await draft.forget();
      onDone();
    },
  });
  const draft = useKeptForm(form, 'invitation');
  const role = useValues(form, (values) => values.role);
  return (
    <FormShell form={form} label="Invite someone" submitLabel="Send invitation" showState={false} guard="kept">
      {draft.notice}
      <Text c="dimmed">
        They get a mail with a link to their first visit, where they choose a password and a second step.
      </Text>
      <ListSelect label="Role" data={roles} allowDeselect={false} {...form.field('role')} />
      <TextInput data-autofocus label="Name" {...form.field('name', { required: true })} />
      <TextInput
        label="User name"
        description="What they sign in with"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('userName', { required: true })}
      />
      <TextInput label="Email" type="email" {...form.field('email', { required: true })} />
      {role === 'salesperson' && (
        <>
          <TypedInput
            label="Registration number"
            read={readRegistrationNo}
            placeholder="R012345A"
            {...form.field('registrationNo', { required: true })}
          />
          <TypedInput
            label="Salesperson code"
            read={readSaNo}
            description="The agency’s own code, for good. Left empty: the next free one."
            {...form.field('saNo')}
          />
        </>
      )}
      {role === 'staff' && (
        <CheckboxGroup label="Desks" {...form.field('desks', { required: true })}>
          {optionsOf(deskWords).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} mt="xs" />
          ))}
        </CheckboxGroup>
      )}
    </FormShell>
  );
}
