import { SegmentedControl } from '@mantine/core';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Money } from '#platform/web/kit/Money.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import type { CommissionBasis } from '../../../words.ts';
import { commissionOf, type InfoValues } from './infoForm.ts';

/** `2.25 %` of the price, for a commission that was typed as an amount. */
const shareOfPrice = (amount: number | null, price: number | null): string =>
  amount === null || !price ? '–' : `${((amount / price) * 100).toFixed(2)} %`;

/** The commission before GST: what co-brokers share and the bills sum to. */
export function CommissionPanel({ form }: { form: GableForm<InfoValues> }) {
  const { values } = form.form;
  const { basis } = values.commission;
  const amount = commissionOf(values);
  const choose = (next: CommissionBasis) => {
    // What the percentage came to is where a fixed amount starts from.
    const amountCents = next === 'FIXED' ? amount : values.commission.amountCents;
    form.form.setFieldValue('commission', { ...values.commission, basis: next, amountCents });
  };
  return (
    <Panel
      title="Commission"
      description="What is billed in all, before GST."
      action={
        <SegmentedControl
          size="sm"
          aria-label="Commission basis"
          data={[
            { value: 'PERCENT', label: '% of price' },
            { value: 'FIXED', label: 'Fixed amount' },
          ]}
          value={basis}
          onChange={(value) => choose(value as CommissionBasis)}
        />
      }
    >
      <FieldGrid>
        {basis === 'PERCENT' ? (
          <PercentInput label="Rate" {...form.field('commission.rate', { required: true })} />
        ) : (
          <MoneyInput label="Amount before GST" {...form.field('commission.amountCents', { required: true })} />
        )}
        <StatTiles
          tiles={[
            basis === 'PERCENT'
              ? { label: 'Commission before GST', value: <Money cents={amount} /> }
              : { label: 'Of the price', value: shareOfPrice(amount, values.priceCents) },
          ]}
        />
      </FieldGrid>
    </Panel>
  );
}
