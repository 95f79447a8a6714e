import { dayOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.ts';
import { SubjectSelect } from '../holds/SubjectSelect.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Adds a fee: once or every month, of one salesperson or of every one. */
export function ChargeDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Add fee">
      <ChargeForm onDone={onClose} />
    </SideDrawer>
  );
}

const required = 'This is required.';
const times = [
  { value: 'ONCE', label: 'Once' },
  { value: 'MONTHLY', label: 'Every month' },
];
const payers = [
  { value: 'ONE', label: 'One salesperson' },
  { value: 'ALL', label: 'Every salesperson' },
];

const initialValues = {
  time: 'ONCE' as 'ONCE' | 'MONTHLY',
  payer: 'ONE' as 'ONE' | 'ALL',
  person: null as string | null,
  text: '',
  cents: null as number | null,
  day: null as string | null,
};
type Values = typeof initialValues;

const isOfOne = ({ time, payer }: Values) => time === 'ONCE' || payer === 'ONE';

function ChargeForm({ onDone }: { onDone: () => void }) {
  const refresh = ['payout', 'production'];
  const charge = useChange(api.addCharge, { silent: 'failure', refresh });
  const fee = useChange(api.addFee, { silent: 'failure', refresh });
  const form = useGableForm({
    initialValues: { ...initialValues, day: dayOf(Temporal.Now.instant().toString()) as string | null },
    rules: (values) => ({
      person: !isOfOne(values) || values.person ? null : required,
      text: values.text ? null : required,
      cents: values.cents ? null : required,
      day: values.day ? null : required,
    }),
    onSubmit: async (values) => {
      const [cents, day, text] = [values.cents ?? 0, values.day ?? '', values.text];
      if (values.time === 'ONCE')
        await charge.mutateAsync({ body: { personId: values.person ?? '', text, cents, dueOn: day } });
      else
        await fee.mutateAsync({
          body: { personId: isOfOne(values) ? values.person : null, text, cents, fromDay: day },
        });
      onDone();
    },
  });
  const [time, ofOne] = useValues(form, (values) => [values.time, isOfOne(values)] as const);
  return (
    <FormShell form={form} label="Fee" submitLabel="Add fee" showState={false} guard={false}>
      <SegmentedControl aria-label="How often" data={times} {...form.field('time')} />
      {time === 'MONTHLY' && <SegmentedControl aria-label="Who pays" data={payers} {...form.field('payer')} />}
      {ofOne && <SubjectSelect kind="PERSON" {...form.field('person', { required: true })} />}
      <TextInput
        label="Description"
        description="Printed on the payout statement"
        maxLength={80}
        {...form.field('text', { required: true })}
      />
      <MoneyInput label="Amount with GST" {...form.field('cents', { required: true })} />
      <DayInput
        label={time === 'ONCE' ? 'Due on' : 'First due on'}
        description={
          time === 'ONCE' ? 'Collected by the next payout with a cut-off on this day or later' : 'Then each month'
        }
        {...form.field('day', { required: true })}
      />
    </FormShell>
  );
}
