import { useContext, useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { PriceContext } from '../proposal/beginning.web.ts';
import { applies } from './fields.rules.ts';
import { type FlatField, InfoFields } from './InfoFields.tsx';
import { InfoFold } from './InfoFold.tsx';
import { saleFields } from './info-sheet.words.ts';
import type { InfoValues } from './infoValues.web.ts';
import { LateReason } from './LateReason.tsx';
import type { FormLimits } from './limits.rules.ts';
import { expiryOf } from './sale-checks.rules.ts';

type Props = { form: GableForm<InfoValues>; today: Day; limits: FormLimits; askLate: boolean };

/** `S$ 1,000`: an amount in a hint, without cents if they are zero. */
const amountText = (cents: Cents): string => formatMoney(cents).replace(/\.00$/, '');
const feeHint = ({ hdbFees: { least, most } }: FormLimits): string => `${amountText(least)} to ${amountText(most)}`;

const withPrice: FlatField[] = ['priceCents', 'optionDate', 'optionExpiryDate', 'optionSerialNo'];
const isWithPrice = (name: FlatField) => withPrice.includes(name);
const isAfterwards = (name: FlatField) => !isWithPrice(name);

/** The option, the dates that follow from it, and the payments. */
export function SalePanel({ form, today, limits, askLate }: Props) {
  const isHdb = useValues(form, (values) => applies('optionSerialNo', values));
  const isCompleted = useValues(form, ({ completionState }) => completionState === 'ACTUAL');
  const option = useOption(form);
  const known = useContext(PriceContext);
  const { label, help } = saleFields.optionDate;
  return (
    <Panel title="Dates and price">
      <InfoFields
        form={form}
        section="terms"
        columns={isHdb ? 4 : 3}
        only={isWithPrice}
        otherwise={{
          ...(known && { priceCents: { description: `${known.words} ${amountText(known.cents)}` } }),
          optionExpiryDate: { description: isHdb ? '21 days, unless extended' : '14 days, unless agreed' },
        }}
        own={{
          optionDate: (
            <DayInput
              key="optionDate"
              label={label}
              description={help}
              {...form.field('optionDate', { required: true })}
              onChange={option.choose}
            />
          ),
        }}
      />
      <LateReason form={form} today={today} limits={limits} askLate={askLate} />
      <InfoFields
        form={form}
        section="terms"
        columns={4}
        only={isAfterwards}
        otherwise={{
          ...(isHdb && {
            optionFeeCents: { description: feeHint(limits) },
            exerciseFeeCents: { description: `Together at most ${amountText(limits.hdbFees.together)}` },
          }),
          completionDate: { description: isCompleted ? 'When it took place' : 'Expected' },
        }}
      />
      <InfoFold label="More about the sale" hint="possession, completion" form={form} section="more" columns={2} />
    </Panel>
  );
}

/** Setting the date of the option also sets its expiry, unless that was typed. */
function useOption(form: GableForm<InfoValues>) {
  const [suggested, setSuggested] = useState<Day | null>(null);
  const choose = (day: Day | null) => {
    const { optionExpiryDate, propertyCategory } = form.getValues();
    form.setValue('optionDate', day);
    if (day === null || (optionExpiryDate !== null && optionExpiryDate !== suggested)) return;
    const next = expiryOf(propertyCategory, day);
    setSuggested(next);
    form.setValue('optionExpiryDate', next);
  };
  return { choose };
}
