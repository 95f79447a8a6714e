import { Input } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { completionStates, possessions } from '../../../detail-words.ts';
import { applies, type InfoField } from '../../../info-fields.ts';
import type { FormLimits } from '../../../limits.ts';
import { expiryOf } from '../../../sale-checks.ts';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.ts';
import { LateReason } from './LateReason.tsx';

type Props = { form: GableForm<InfoValues>; today: Day; limits: FormLimits; askLate: boolean };

const possessionOptions = optionsOf(possessions);
const completionOptions = optionsOf(completionStates);

/** `S$ 1,000`: cents that are none are left out of a hint. */
const whole = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '');
const feeHint = ({ hdbFees: { least, most } }: FormLimits): string => `${whole(least)} to ${whole(most)}`;

/** The option, what follows from it, and what is paid. */
export function SalePanel({ form, today, limits, askLate }: Props) {
  const { values } = form.form;
  const isHdb = applies('optionSerialNo', values);
  const option = useOption(form);
  return (
    <Panel title="Dates and price">
      <FieldGrid columns={isHdb ? 4 : 3}>
        <MoneyInput label="Price" {...form.field('priceCents', { required: true })} />
        <DayInput
          label="Option date"
          description="When it was granted"
          {...form.field('optionDate', { required: true })}
          onChange={option.choose}
        />
        <DayInput
          label="Option expiry"
          description={isHdb ? '21 days, unless extended' : '14 days, unless agreed'}
          {...form.field('optionExpiryDate')}
        />
        {isHdb && (
          <TextInput
            label="Option serial number"
            description="Printed on the HDB option"
            autoComplete="off"
            {...form.field('optionSerialNo')}
          />
        )}
      </FieldGrid>
      <LateReason form={form} today={today} limits={limits} askLate={askLate} />
      <FieldGrid columns={4}>
        <MoneyInput
          label="Option fee"
          {...(isHdb && { description: feeHint(limits) })}
          {...form.field('optionFeeCents')}
        />
        <MoneyInput
          label="Exercise fee"
          {...(isHdb && { description: `Together at most ${whole(limits.hdbFees.together)}` })}
          {...form.field('exerciseFeeCents')}
        />
        <DayInput label="Exercise date" {...form.field('exerciseDate')} />
        <DayInput
          label="Completion date"
          description={values.completionState === 'ACTUAL' ? 'When it took place' : 'Expected'}
          {...form.field('completionDate')}
        />
      </FieldGrid>
      <MoreOfSale form={form} />
    </Panel>
  );
}

/** Choosing the day of the option sets its expiry, unless that was typed. */
function useOption({ form }: GableForm<InfoValues>) {
  const [suggested, setSuggested] = useState<Day | null>(null);
  const choose = (day: Day | null) => {
    const { optionExpiryDate, propertyCategory } = form.values;
    form.setFieldValue('optionDate', day);
    if (day === null || (optionExpiryDate !== null && optionExpiryDate !== suggested)) return;
    const next = expiryOf(propertyCategory, day);
    setSuggested(next);
    form.setFieldValue('optionExpiryDate', next);
  };
  return { choose };
}

const more: InfoField[] = ['possession', 'completionState', 'intentToSellDate'];

function MoreOfSale({ form }: Pick<Props, 'form'>) {
  return (
    <InfoFold label="More about the sale" hint="possession, completion" form={form} fields={more}>
      <FieldGrid>
        <Input.Wrapper label="Possession" labelElement="div">
          <SegmentedControl aria-label="Possession" data={possessionOptions} fullWidth {...form.field('possession')} />
        </Input.Wrapper>
        <Input.Wrapper label="Completion" labelElement="div">
          <SegmentedControl
            aria-label="Completion"
            data={completionOptions}
            fullWidth
            {...form.field('completionState')}
          />
        </Input.Wrapper>
        {applies('intentToSellDate', form.form.values) && (
          <DayInput
            label="Intent to sell"
            description="When the seller registered it"
            {...form.field('intentToSellDate')}
          />
        )}
      </FieldGrid>
    </InfoFold>
  );
}
