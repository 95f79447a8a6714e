import type { Day } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.web.ts';
import { type Component, components, type Mode, modes } from '../cpd.words.ts';

type Values = {
  title: string;
  provider: string;
  component: Component | null;
  category: string;
  hours: number | null;
  from: Day | null;
  to: Day | null;
  mode: Mode | null;
  certificateNo: string;
};

const nothing: Values = {
  title: '',
  provider: '',
  component: null,
  category: '',
  hours: null,
  from: null,
  to: null,
  mode: 'CLASSROOM',
  certificateNo: '',
};

/** Training that I attended elsewhere. */
export function DeclareForm({ onDone }: { onDone: () => void }) {
  const today = useToday();
  const form = useCallForm(api.declareHours, {
    initialValues: nothing,
    input: ({ to, ...body }) => ({ body: { ...body, to: to || body.from } }),
    empty: { to: '' },
    onDone,
  });
  return (
    <FormShell form={form} label="Declared hours" submitLabel="Declare hours" showState={false} onCancel={onDone}>
      <TextInput label="Training" maxLength={160} {...form.field('title')} />
      <TextInput label="Provider" maxLength={120} {...form.field('provider')} />
      <FieldGrid>
        <Select label="Component" data={optionsOf(components)} {...form.field('component')} />
        <NumberInput label="Hours" decimals={2} digits={3} {...form.field('hours')} />
        <DayInput label="Day" max={today} {...form.field('from')} />
        <DayInput label="Last day, if another" max={today} {...form.field('to', { required: false })} />
        <Select label="Mode" data={optionsOf(modes)} {...form.field('mode')} />
        <TextInput label="Topic" maxLength={60} {...form.field('category')} />
        <TextInput label="Certificate no." maxLength={60} {...form.field('certificateNo')} />
      </FieldGrid>
    </FormShell>
  );
}
