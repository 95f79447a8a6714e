import { CountrySelect } from '#features/particulars/web/index.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { type RiskLevel, riskLevels } from '../screening.words.ts';

type Props = { opened: boolean; onClose: () => void };

/** Puts a country on one of the lists. Its entry on another list ends on that day. */
export function AddCountry({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Add country">
      <CountryForm onDone={onClose} />
    </SideDrawer>
  );
}

function CountryForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm(api.addCountry, {
    initialValues: { country: '', level: 'MONITORED' as RiskLevel, fromDay: null as string | null },
    input: (body) => ({ body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Add country" submitLabel="Add country" showState={false} guard={false}>
      <CountrySelect label="Country" field={form.field('country')} />
      <Select label="List" data={optionsOf(riskLevels)} {...form.field('level')} />
      <DayInput label="From" description="The day on which the FATF published it" {...form.field('fromDay')} />
    </FormShell>
  );
}
