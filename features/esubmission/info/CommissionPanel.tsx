import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { basesOf, type CommissionBasis } from '../roles.words.ts';
import { commissionOf, priceIn } from './infoForm.web.ts';
import type { InfoValues } from './infoValues.web.ts';

const baseWords: Record<CommissionBasis, string> = {
  PERCENT: '% of price',
  MONTHS_OF_RENT: 'Months of rent',
  FIXED: 'Fixed amount',
};

/** A fixed commission in relation to the price or the rent: `2.25%` of the price, `1.50 months` of rent. */
const comesTo = (values: InfoValues): { label: string; value: string } => {
  const amount = commissionOf(values);
  const price = priceIn(values);
  const isSale = values.transactionType === 'SALE';
  const part = amount === null || !price ? undefined : amount / price;
  return {
    label: isSale ? 'Of the price' : 'In months of rent',
    value: part === undefined ? '–' : isSale ? `${(part * 100).toFixed(2)}%` : part.toFixed(2),
  };
};

/** The commission before GST, which is shared with co-brokers and billed. */
export function CommissionPanel({ form }: { form: GableForm<InfoValues> }) {
  const { type, basis, amount, part } = useValues(form, (values) => ({
    type: values.transactionType,
    basis: values.commission.basis,
    amount: commissionOf(values),
    part: comesTo(values),
  }));
  const choose = (next: CommissionBasis) => {
    const values = form.getValues();
    const { commission } = values;
    // A fixed amount starts from the amount of the previous rate.
    const amountCents = next === 'FIXED' ? commissionOf(values) : commission.amountCents;
    form.setValue('commission', { ...commission, basis: next, amountCents });
  };
  return (
    <Panel
      title="Commission"
      description="What is billed in all, before GST."
      action={
        <SegmentedControl
          aria-label="Commission basis"
          data={basesOf[type].map((value) => ({ value, label: baseWords[value] }))}
          {...form.field('commission.basis')}
          onChange={(value) => choose(value as CommissionBasis)}
        />
      }
    >
      <FieldGrid>
        {basis === 'FIXED' ? (
          <MoneyInput label="Amount before GST" {...form.field('commission.amountCents', { required: true })} />
        ) : (
          <PercentInput
            key={basis}
            label={basis === 'PERCENT' ? 'Rate' : 'Months of rent'}
            {...(basis === 'MONTHS_OF_RENT' && { unit: 'months' })}
            {...form.field('commission.rate', { required: true })}
          />
        )}
        <StatTiles
          tiles={[basis === 'FIXED' ? part : { label: 'Commission before GST', value: <Money cents={amount} /> }]}
        />
      </FieldGrid>
    </Panel>
  );
}
