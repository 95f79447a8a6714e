import wire from 'virtual:wire/people';
import { Button, TextInput } from '@mantine/core';
import type { people } from '#features/people/contract.ts';
import { client } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/SideDrawer.tsx';
import type { Person } from '../../person-calls.ts';

const { setGst } = client<typeof people>(wire);

type Props = { person: Person; opened: boolean; onClose: () => void };

/** Whether a salesperson bills GST: their number, and from which day on. */
export function GstDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="GST registration">
      <GstForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

function GstForm({ person: { userId, gst }, onDone }: { person: Person; onDone: () => void }) {
  const save = useChange(setGst, { silent: 'failure', refresh: ['agency'] });
  const write = async (next: { number: string; from: string } | null) => {
    await save.mutateAsync({ params: { userId }, body: { gst: next } });
    onDone();
  };
  const form = useGableForm({
    initialValues: { gst: { number: gst?.number ?? '', from: gst?.from ?? null } },
    validate: {
      gst: {
        number: (value) => (value.trim() ? null : 'This is required.'),
        from: (value) => (value ? null : 'This is required.'),
      },
    },
    onSubmit: ({ gst: { number, from } }) => write({ number, from: from ?? '' }),
  });
  return (
    <FormShell
      form={form}
      label="GST registration"
      showState={false}
      extra={
        gst && (
          <Button variant="default" loading={save.isPending} onClick={() => void write(null).catch(() => undefined)}>
            Not registered
          </Button>
        )
      }
    >
      <TextInput label="GST number" {...form.field('gst.number', { required: true })} />
      <DayInput label="Registered from" {...form.field('gst.from', { required: true })} />
    </FormShell>
  );
}
