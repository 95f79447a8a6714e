import { dayOf } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { api } from '../api.web.ts';
import type { Withheld } from './withheld.calls.ts';

type Remittance = NonNullable<Withheld['remittance']>;
type Props = { remittance: Remittance | undefined; onClose: () => void };

/** Takes back a remittance that was recorded by mistake, or that the bank returned, with all of its items. */
export function TakeBackDrawer({ remittance, onClose }: Props) {
  return (
    <SideDrawer opened={remittance !== undefined} onClose={onClose} title="Take back remittance">
      {remittance && <TakeBackForm remittance={remittance} onDone={onClose} />}
    </SideDrawer>
  );
}

function TakeBackForm({ remittance, onDone }: { remittance: Remittance; onDone: () => void }) {
  const { remittanceId, recipient, reference, remittedOn, items, cents } = remittance;
  const form = useCallForm(api.takeBackRemittance, {
    initialValues: { takenBackOn: dayOf(Temporal.Now.instant().toString()) as string | null, reason: '' },
    input: (body) => ({ params: { id: remittanceId }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Taking back" submitLabel="Take back remittance" showState={false} guard={false}>
      <Facts
        items={[
          { label: 'To', value: recipient },
          { label: 'Reference', value: reference },
          { label: 'Remitted on', value: <Day day={remittedOn} /> },
          { label: items === 1 ? '1 item' : `${items} items, all taken back`, value: <Money cents={cents} /> },
        ]}
      />
      <DayInput
        label="Taken back on"
        description="The day on which the bank returned it, or today if it was recorded by mistake"
        {...form.field('takenBackOn')}
      />
      <TextInput
        label="Reason"
        description="Such as “Returned by the bank: account closed”"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
