import { readGstNumber } from '#features/particulars/rules/numbers.ts';
import { checkUen, readUen } from '#features/particulars/rules/uen.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { BillRowValues } from '../wizard/stepSchemas.web.ts';
import { type StepForm, useRow } from '../wizard/useStepForm.web.ts';

type Props = { form: StepForm<BillRowValues>; index: number };

const names = ['postalCode', 'uen', 'gstNumber', 'termsDays'] as const;

/** What an e-invoice says of a business that is billed, and when it has to pay. */
export function BillTo({ form, index }: Props) {
  const path = `rows.${index}` as const;
  const row = useRow(form, index);
  const filled = names.filter((name) => row[name] !== '' && row[name] !== null).length;
  const doubt = row.uen === '' ? undefined : checkUen(row.uen);
  return (
    <MoreFields
      label="E-invoice and terms"
      hint="UEN and GST number of a business, days to pay"
      form={form}
      paths={names.map((name) => `${path}.${name}`)}
      filled={filled}
    >
      <FieldGrid columns={4}>
        <TypedInput
          {...form.field(`${path}.uen`)}
          label="UEN"
          read={readUen}
          description={doubt?.level === 'warn' ? doubt.message : 'Of a business that is billed'}
        />
        <TypedInput
          {...form.field(`${path}.gstNumber`)}
          label="GST number"
          read={readGstNumber}
          description="If it is registered"
        />
        <TypedInput
          {...form.field(`${path}.postalCode`)}
          label="Postal code"
          read={readPostalCode}
          description="If the address leaves it out"
          inputMode="numeric"
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
