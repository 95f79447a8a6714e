import { dayOf } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { api } from '../api.web.ts';
import type { Withheld } from './withheld.calls.ts';

type Props = { items: Withheld[]; opened: boolean; onClose: () => void; onDone: () => void };

/** Records that the chosen items were sent to whom they are for. */
export function RemitDrawer({ items, opened, onClose, onDone }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Record remittance">
      <RemitForm items={items} onDone={onDone} />
    </SideDrawer>
  );
}

function RemitForm({ items, onDone }: Pick<Props, 'items' | 'onDone'>) {
  const chargeIds = items.map(({ chargeId }) => chargeId);
  const form = useCallForm(api.remit, {
    initialValues: {
      recipient: '',
      reference: '',
      remittedOn: dayOf(Temporal.Now.instant().toString()) as string | null,
    },
    input: (values) => ({ body: { ...values, chargeIds } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Remittance" submitLabel="Record remittance" showState={false} guard={false}>
      <Facts
        items={[
          { label: 'Items', value: items.length },
          { label: 'Total', value: <Money cents={items.reduce((sum, { cents }) => sum + cents, 0)} /> },
        ]}
      />
      <TextInput label="To" description="Whom it was withheld for" {...form.field('recipient')} />
      <TextInput
        label="Reference"
        description="Of their notice or order, or of the bank transfer"
        {...form.field('reference')}
      />
      <DayInput label="Remitted on" {...form.field('remittedOn')} />
    </FormShell>
  );
}
