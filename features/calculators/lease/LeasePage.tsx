import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { api } from '../api.web.ts';
import { leaseFields } from '../inputs/inputs.rules.ts';
import { Section } from '../inputs/Section.tsx';
import { ShortFields } from '../inputs/ShortFields.tsx';
import { useCalculator } from '../inputs/useCalculator.web.ts';
import { numberField } from '../loan/LoanFields.tsx';
import { CalculatorFrame } from '../sheet/CalculatorFrame.tsx';
import { leaseSheet } from './lease-sheet.rules.ts';
import { type LeaseKind, leaseKinds } from './leases.words.ts';

/** First values of the form. */
const usualTerm = { years: 2, months: 0 };

/** /agent-tools/calculators/lease: the duty on a tenancy. */
export function LeasePage() {
  const { values, query, input, field, clear } = useCalculator(leaseFields, usualTerm);
  const kind = field('leaseKind');
  const endless = field('endless');
  return (
    <CalculatorFrame
      calculator="lease"
      call={api.leaseSheet}
      query={query}
      clear={clear}
      sheetOf={(known) => leaseSheet(known, input)}
    >
      <Select
        label="Document"
        data={optionsOf(leaseKinds)}
        value={kind.value}
        onChange={(value) => value && kind.onChange(value as LeaseKind)}
      />
      <DayInput label="Date signed" description="Empty: today" {...field('day')} />
      <Section title="A month">
        <FieldGrid>
          <MoneyInput
            label={kind.value === 'RISE' ? 'New rent' : 'Rent'}
            description="Without GST"
            {...field('rent')}
          />
          <MoneyInput label="Charges" description="Service, maintenance, furniture" {...field('charges')} />
          {kind.value === 'RISE' && <MoneyInput label="Rent and charges before" {...field('before')} />}
          <MoneyInput label="Market rent" description="If it is higher" {...field('market')} />
        </FieldGrid>
      </Section>
      <Section
        title={kind.value === 'NEW' ? 'Term' : kind.value === 'RISE' ? 'Term that remains' : 'Term of the extension'}
      >
        <ShortFields>
          <NumberInput label="Years" digits={2} disabled={values.endless} {...numberField(field('years'), 0, 99)} />
          <NumberInput label="Months" digits={2} disabled={values.endless} {...numberField(field('months'), 0, 11)} />
        </ShortFields>
        <Checkbox
          label="No fixed term"
          checked={endless.value}
          onChange={(event) => endless.onChange(event.currentTarget.checked)}
        />
      </Section>
    </CalculatorFrame>
  );
}
