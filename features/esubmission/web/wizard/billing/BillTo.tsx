import { checkUen } from '#features/particulars/rules/uen.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import type { BillRowValues } from '../frame/stepSchemas.ts';
import { type StepForm, useRow } from '../frame/useStepForm.ts';

type Props = { form: StepForm<BillRowValues>; index: number };

const names = ['postalCode', 'uen', 'gstNumber', 'termsDays'] as const;

/** What an e-invoice says of a business that is billed, and when it has to pay. */
export function BillTo({ form, index }: Props) {
  const path = `rows.${index}` as const;
  const row = useRow(form, index);
  const filled = names.filter((name) => row[name] !== '' && row[name] !== null).length;
  const uen = row.uen.replace(/[\s-]/g, '').toUpperCase();
  const doubt = uen === '' ? undefined : checkUen(uen);
  return (
    <MoreFields
      label="E-invoice and terms"
      hint="UEN and GST number of a business, days to pay"
      form={form}
      paths={names.map((name) => `${path}.${name}`)}
      filled={filled}
    >
      <FieldGrid columns={4}>
        <TextInput
          {...form.field(`${path}.uen`)}
          label="UEN"
          description={doubt?.level === 'warn' ? doubt.message : 'Of a business that is billed'}
          autoComplete="off"
        />
        <TextInput
          {...form.field(`${path}.gstNumber`)}
          label="GST number"
          description="If it is registered"
          autoComplete="off"
        />
        <TextInput
          {...form.field(`${path}.postalCode`)}
          label="Postal code"
          description="If the address leaves it out"
          inputMode="numeric"
          autoComplete="off"
        />
        <NumberInput
          {...form.field(`${path}.termsDays`)}
          label="Days to pay"
          description="Empty: as usual"
          digits={3}
        />
      </FieldGrid>
    </MoreFields>
  );
}
