import { Input } from '@mantine/core';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { RadioGroup, SegmentedControl, Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { marketTypes } from '../../../detail-words.ts';
import { sidesOf, sideWords, type TransactionType, transactionTypes, transactionWords } from '../../../words.ts';
import { turnedInto } from './infoForm.ts';
import type { InfoValues } from './infoValues.ts';

const types = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));
const marketsOf = (type: TransactionType) => optionsOf(marketTypes[type]);

/** A sale or a lease, and whom we act for. */
export function TransactionPanel({ form }: { form: GableForm<InfoValues> }) {
  const { values, setValues } = form.form;
  const { transactionType: type } = values;
  return (
    <Panel title="Transaction" description="A resale or a lease by private treaty. You may act for one side only.">
      <FieldGrid>
        <Input.Wrapper label="What is it?" labelElement="div">
          <SegmentedControl
            aria-label="Sale or lease"
            data={types}
            value={type}
            onChange={(next) => setValues(turnedInto(next as TransactionType, values))}
            fullWidth
          />
        </Input.Wrapper>
        <Select
          label={type === 'SALE' ? 'Kind of sale' : 'Kind of lease'}
          data={marketsOf(type)}
          {...form.field('marketType', { required: true })}
        />
      </FieldGrid>
      <RadioGroup
        label="We act for the"
        data={sidesOf[type].map((value) => ({ value, label: sideWords[value] }))}
        {...form.field('representedSide', { required: true })}
      />
    </Panel>
  );
}
