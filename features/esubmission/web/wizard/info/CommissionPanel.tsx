import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Money } from '#platform/web/kit/Money.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import { basesOf, type CommissionBasis } from '../../../words.ts';
import { commissionOf, priceIn } from './infoForm.ts';
import type { InfoValues } from './infoValues.ts';

const baseWords: Record<CommissionBasis, string> = {
  PERCENT: '% of price',
  MONTHS_OF_RENT: 'Months of rent',
  FIXED: 'Fixed amount',
};

/** What a commission that was typed as an amount comes to: `2.25 %` of the price, `1.50 months` of rent. */
const comesTo = (values: InfoValues): { label: string; value: string } => {
  const [amount, price] = [commissionOf(values), priceIn(values)];
  const isSale = values.transactionType === 'SALE';
  const part = amount === null || !price ? undefined : amount / price;
  return {
    label: isSale ? 'Of the price' : 'In months of rent',
    value: part === undefined ? '–' : isSale ? `${(part * 100).toFixed(2)} %` : part.toFixed(2),
  };
};

/** The commission before GST: what co-brokers share and the bills sum to. */
export function CommissionPanel({ form }: { form: GableForm<InfoValues> }) {
  const { values } = form.form;
  const { basis } = values.commission;
  const amount = commissionOf(values);
  const choose = (next: CommissionBasis) => {
    // What the rate came to is where a fixed amount starts from.
    const amountCents = next === 'FIXED' ? amount : values.commission.amountCents;
    form.form.setFieldValue('commission', { ...values.commission, basis: next, amountCents });
  };
  return (
    <Panel
      title="Commission"
      description="What is billed in all, before GST."
      action={
        <SegmentedControl
          aria-label="Commission basis"
          data={basesOf[values.transactionType].map((value) => ({ value, label: baseWords[value] }))}
          value={basis}
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
          tiles={[
            basis === 'FIXED' ? comesTo(values) : { label: 'Commission before GST', value: <Money cents={amount} /> },
          ]}
        />
      </FieldGrid>
    </Panel>
  );
}
