import { Checkbox } from '@mantine/core';
import { deskWords } from '#features/people/people.words.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { CheckboxGroup } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { agency } from '../room.calls.ts';
import type { Person } from './people.calls.ts';
import { roleWords } from './people.words.ts';

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

const waitingWords = 'A second administrator has to confirm the compliance desk. They got a mail.';

const roles = optionsOf({ staff: roleWords.staff, admin: roleWords.admin });

function RoleForm({ person: { userId, role, desks, can }, onDone }: { person: Person; onDone: () => void }) {
  const change = useChange(api.setRole, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: { role: role === 'admin' ? 'admin' : 'staff', desks },
    rules: ({ role: wanted, desks: chosen }) => ({
      desks: wanted === 'staff' && chosen.length === 0 ? 'Choose one desk at least.' : null,
    }),
    onSubmit: async ({ role: wanted, desks: chosen }) => {
      const body = { role: wanted, desks: wanted === 'admin' ? [] : chosen };
      const { isWaiting } = await change.mutateAsync({ params: { id: userId }, body });
      toastResult(isWaiting ? waitingWords : 'Saved. It acts at once.', isWaiting ? 'info' : 'success');
      onDone();
    },
  });
  const isStaff = useValues(form, ({ role: wanted }) => wanted === 'staff');
  return (
    <FormShell form={form} label="Role and desks" showState={false}>
      {can.setRole && <ListSelect label="Role" data={roles} allowDeselect={false} {...form.field('role')} />}
      {isStaff && (
        <CheckboxGroup label="Desks" {...form.field('desks', { required: true })}>
          {optionsOf(deskWords).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} mt="xs" />
          ))}
        </CheckboxGroup>
      )}
    </FormShell>
  );
}
