import { Input } from '@mantine/core';
import type { Day } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { rentalScopes } from '../../../detail-words.ts';
import { applies, type InfoField } from '../../../info-fields.ts';
import type { FormLimits } from '../../../limits.ts';
import { termOf, termWords } from '../../../terms.ts';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.ts';
import { LateReason } from './LateReason.tsx';

type Props = { form: GableForm<InfoValues>; today: Day; limits: FormLimits; askLate: boolean };

const scopes = optionsOf(rentalScopes);

const termHint = ({ tenancyStart, tenancyEnd }: InfoValues): string =>
  tenancyStart && tenancyEnd && tenancyStart < tenancyEnd
    ? termWords(termOf(tenancyStart, tenancyEnd))
    : 'The last day';

/** The tenancy: what is let, from when to when, for how much. */
export function LeasePanel({ form, today, limits, askLate }: Props) {
  const { values } = form.form;
  return (
    <Panel title="Tenancy and rent">
      <FieldGrid columns={3}>
        <MoneyInput label="Monthly rent" {...form.field('monthlyRentCents', { required: true })} />
        <MoneyInput label="Security deposit" {...form.field('securityDepositCents')} />
        <DayInput
          label="Agreement date"
          description="When it was signed"
          {...form.field('agreementDate', { required: true })}
        />
      </FieldGrid>
      <LateReason form={form} today={today} limits={limits} askLate={askLate} />
      <FieldGrid>
        <DayInput label="Tenancy starts" {...form.field('tenancyStart', { required: true })} />
        <DayInput
          label="Tenancy ends"
          description={termHint(values)}
          {...form.field('tenancyEnd', { required: true })}
        />
      </FieldGrid>
      {applies('rentalScope', values) && <Scope form={form} />}
      <MoreOfLease form={form} />
    </Panel>
  );
}

/** The whole home, or a room of it. */
function Scope({ form }: Pick<Props, 'form'>) {
  return (
    <FieldGrid>
      <Input.Wrapper label="What is let?" labelElement="div">
        <SegmentedControl aria-label="Whole unit or room" data={scopes} fullWidth {...form.field('rentalScope')} />
      </Input.Wrapper>
      {form.form.values.rentalScope === 'ROOM' && (
        <TextInput
          label="Which room?"
          placeholder="Master bedroom"
          autoComplete="off"
          {...form.field('roomDescription')}
        />
      )}
    </FieldGrid>
  );
}

const more: InfoField[] = ['renewalMonths', 'diplomaticClause', 'occupants', 'loiDate', 'goodFaithCents'];

function MoreOfLease({ form }: Pick<Props, 'form'>) {
  return (
    <InfoFold
      label="More about the lease"
      hint="renewal, diplomatic clause, letter of intent"
      form={form}
      fields={more}
    >
      <FieldGrid columns={3}>
        <NumberInput label="Option to renew" description="Months" digits={3} {...form.field('renewalMonths')} />
        <DayInput label="Letter of intent" description="Its date" {...form.field('loiDate')} />
        <MoneyInput label="Good-faith deposit" {...form.field('goodFaithCents')} />
        {applies('occupants', form.form.values) && (
          <NumberInput label="Occupants" description="Who will live there" digits={3} {...form.field('occupants')} />
        )}
      </FieldGrid>
      <Checkbox
        label="With a diplomatic clause"
        {...form.field('diplomaticClause', { type: 'checkbox' })}
        required={false}
      />
    </InfoFold>
  );
}
