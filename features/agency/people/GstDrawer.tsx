import wire from 'virtual:wire/people';
import { Button } from '@mantine/core';
import { readGstNumber } from '#features/particulars/rules/numbers.ts';
import type { Gst, people } from '#features/people/room.calls.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { required } from '#platform/contract/required.ts';
import { client } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import type { Person } from './people.calls.ts';

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
  const save = useChange(setGst, { silent: 'failure' });
  const write = async (next: Gst | null) => {
    await save.mutateAsync({ params: { userId }, body: { gst: next } });
    onDone();
  };
  const form = useGableForm({
    initialValues: {
      gst: {
        number: gst?.number ?? '',
        from: gst?.from ?? null,
        address: gst?.address ?? '',
        postalCode: gst?.postalCode ?? '',
      },
    },
    rules: ({ gst: { number, from, address, postalCode } }) => ({
      'gst.number': number.trim() ? null : required,
      'gst.from': from ? null : required,
      'gst.address': address.trim() ? null : required,
      'gst.postalCode': postalCode.trim() ? null : required,
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
      <TypedInput label="GST number" read={readGstNumber} {...form.field('gst.number', { required: true })} />
      <DayInput label="Registered from" {...form.field('gst.from', { required: true })} />
      <TextInput
        label="Business address"
        description="Printed on tax invoices with the postal code"
        {...form.field('gst.address', { required: true })}
      />
      <TypedInput
        label="Postal code"
        read={readPostalCode}
        inputMode="numeric"
        {...form.field('gst.postalCode', { required: true })}
      />
    </FormShell>
  );
}
