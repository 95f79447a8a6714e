import { Checkbox, Select } from '@mantine/core';
import { deskWords } from '#features/people/rules/words.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/SideDrawer.tsx';
import type { agency } from '../../contract.ts';
import type { Person } from '../../person-calls.ts';
import { api } from '../api.ts';
import { roleWords } from './personWords.ts';

type Props = { person: Person; opened: boolean; onClose: () => void };
type Values = Request<typeof agency.setRole>['body'];

/** Role and desks of staff. */
export function RoleDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Role and desks">
      <RoleForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

const roles = optionsOf({ staff: roleWords.staff, admin: roleWords.admin });

function RoleForm({ person: { userId, role, desks, can }, onDone }: { person: Person; onDone: () => void }) {
  const change = useChange(api.setRole, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: { role: role === 'admin' ? 'admin' : 'staff', desks },
    validate: {
      desks: (chosen, { role: wanted }) =>
        wanted === 'staff' && chosen.length === 0 ? 'Choose one desk at least.' : null,
    },
    onSubmit: async ({ role: wanted, desks: chosen }) => {
      const body = { role: wanted, desks: wanted === 'admin' ? [] : chosen };
      await change.mutateAsync({ params: { id: userId }, body });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Role and desks" showState={false}>
      {can.setRole && <Select label="Role" data={roles} allowDeselect={false} {...form.field('role')} />}
      {form.form.values.role === 'staff' && (
        <Checkbox.Group label="Desks" {...form.field('desks', { required: true })}>
          {optionsOf(deskWords).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} mt="xs" />
          ))}
        </Checkbox.Group>
      )}
    </FormShell>
  );
}
