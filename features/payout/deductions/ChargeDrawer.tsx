import { dayOf } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { SubjectSelect } from '../holds/SubjectSelect.tsx';
import type { ChargeKind } from '../payout.words.ts';

type Props = { opened: boolean; onClose: () => void };

/** Adds a fee, once or every month, of one salesperson or of every one; or an amount that is withheld once from one. */
export function ChargeDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Add charge">
      <ChargeForm onDone={onClose} />
    </SideDrawer>
  );
}

const kinds = [
  { value: 'FEE', label: 'Fee' },
  { value: 'WITHHELD', label: 'Withheld' },
];
const times = [
  { value: 'ONCE', label: 'Once' },
  { value: 'MONTHLY', label: 'Every month' },
];
const payers = [
  { value: 'ONE', label: 'One salesperson' },
  { value: 'ALL', label: 'Every salesperson' },
];

const initialValues = {
  kind: 'FEE' as ChargeKind,
  time: 'ONCE' as 'ONCE' | 'MONTHLY',
  payer: 'ONE' as 'ONE' | 'ALL',
  person: null as string | null,
  text: '',
  cents: null as number | null,
  day: null as string | null,
};
type Values = typeof initialValues;

const isOnce = ({ kind, time }: Values) => kind === 'WITHHELD' || time === 'ONCE';
const isOfOne = (values: Values) => isOnce(values) || values.payer === 'ONE';

function ChargeForm({ onDone }: { onDone: () => void }) {
  const charge = useChange(api.addCharge, { silent: 'failure' });
  const fee = useChange(api.addFee, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { ...initialValues, day: dayOf(Temporal.Now.instant().toString()) as string | null },
    rules: (values) => ({
      person: !isOfOne(values) || values.person ? null : required,
      text: values.text ? null : required,
      cents: values.cents ? null : required,
      day: values.day ? null : required,
    }),
    onSubmit: async (values) => {
      const cents = values.cents ?? 0;
      const day = values.day ?? '';
      const text = values.text;
      if (isOnce(values))
        await charge.mutateAsync({
          body: { kind: values.kind, personId: values.person ?? '', text, cents, dueOn: day },
        });
      else
        await fee.mutateAsync({
          body: { personId: isOfOne(values) ? values.person : null, text, cents, fromDay: day },
        });
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, 'charge');
  const [isFee, once, ofOne] = useValues(
    form,
    (values) => [values.kind === 'FEE', isOnce(values), isOfOne(values)] as const,
  );
  return (
    <FormShell form={form} label="Charge" submitLabel="Add charge" showState={false} guard="kept">
      {kept.notice}
      <SegmentedControl aria-label="Kind" data={kinds} {...form.field('kind')} />
      {isFee && <SegmentedControl aria-label="How often" data={times} {...form.field('time')} />}
      {!once && <SegmentedControl aria-label="Who pays" data={payers} {...form.field('payer')} />}
      {ofOne && <SubjectSelect kind="PERSON" {...form.field('person', { required: true })} />}
      <TextInput
        label={isFee ? 'Description' : 'Why it is withheld'}
        description={
          isFee ? 'Printed on the payout statement' : 'Such as “Withholding tax”. Printed on the payout statement'
        }
        maxLength={80}
        {...form.field('text', { required: true })}
      />
      <MoneyInput
        label={isFee ? 'Amount with GST' : 'Amount'}
        {...(!isFee && { description: 'No GST is in it. It is kept for whom it is for until it is remitted' })}
        {...form.field('cents', { required: true })}
      />
      <DayInput
        label={once ? 'Due on' : 'First due on'}
        description={once ? 'Collected by the next payout with a cut-off on this day or later' : 'Then each month'}
        {...form.field('day', { required: true })}
      />
    </FormShell>
  );
}
