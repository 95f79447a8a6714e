import { Input } from '@mantine/core';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import {
  marketTypes,
  sidesOf,
  sideWords,
  type TransactionType,
  transactionTypes,
  transactionWords,
} from '../transaction.words.ts';
import { infoSheet } from './info-sheet.words.ts';
import { turnedInto } from './infoForm.web.ts';
import type { InfoValues } from './infoValues.web.ts';

const types = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));
const marketsOf = (type: TransactionType) => optionsOf(marketTypes[type]);

/** Sale or lease, and the side that we represent. */
export function TransactionPanel({ form }: { form: GableForm<InfoValues> }) {
  const type = useValues(form, ({ transactionType }) => transactionType);
  return (
    <Panel title="Transaction" description="A resale or a lease by private treaty. You may act for one side only.">
      <FieldGrid>
        <Input.Wrapper label="Transaction type" labelElement="div">
          <SegmentedControl
            aria-label={infoSheet.transactionType.label}
            data={types}
            fullWidth
            {...form.field('transactionType')}
            onChange={(next) => form.setValues(turnedInto(next as TransactionType, form.getValues()))}
          />
        </Input.Wrapper>
        <Select
          label={type === 'SALE' ? 'Sale type' : 'Lease type'}
          data={marketsOf(type)}
          {...form.field('marketType', { required: true })}
        />
      </FieldGrid>
      <SheetInput
        row={infoSheet.representedSide}
        field={form.field('representedSide')}
        otherwise={{ label: 'Represents', data: sidesOf[type].map((value) => ({ value, label: sideWords[value] })) }}
      />
    </Panel>
  );
}
