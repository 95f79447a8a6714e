import wire from 'virtual:wire/people';
import { Button } from '@mantine/core';
import type { Gst, people } from '#features/people/contract.ts';
import { client } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import type { Person } from '../../contract/people.ts';

const { setGst } = client<typeof people>(wire);

type Props = { person: Person; opened: boolean; onClose: () => void };

/** A salesperson's GST number, its first day, and their business address. */
export function GstDrawer({ person, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="GST registration">
      <GstForm person={person} onDone={onClose} />
    </SideDrawer>
  );
}

function GstForm({ person: { userId, gst }, onDone }: { person: Person; onDone: () => void }) {
  const save = useChange(setGst, { silent: 'failure', refresh: ['agency'] });
  const write = async (next: Gst | null) => {
    await save.mutateAsync({ params: { userId }, body: { gst: next } });
    onDone();
  };
  const form = useGableForm({
    initialValues: {
      gst: {
        ...{ number: gst?.number ?? '', from: gst?.from ?? null },
        ...{ address: gst?.address ?? '', postalCode: gst?.postalCode ?? '' },
      },
    },
    rules: ({ gst: { number, from, address, postalCode } }) => ({
      'gst.number': number.trim() ? null : 'This is required.',
      'gst.from': from ? null : 'This is required.',
      'gst.address': address.trim() ? null : 'This is required.',
      'gst.postalCode': postalCode.trim() ? null : 'This is required.',
    }),
    onSubmit: ({ gst: given }) => write({ ...given, from: given.from ?? '' }),
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
      <TextInput
        label="Business address"
        description="Printed on tax invoices with the postal code"
        {...form.field('gst.address', { required: true })}
      />
      <TextInput
        label="Postal code"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('gst.postalCode', { required: true })}
      />
    </FormShell>
  );
}
