import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { api } from '../api.web.ts';
import { sellerFields } from '../inputs/inputs.rules.ts';
import { PropertyFields } from '../inputs/PropertyFields.tsx';
import { Section } from '../inputs/Section.tsx';
import { useCalculator } from '../inputs/useCalculator.web.ts';
import { CalculatorFrame } from '../sheet/CalculatorFrame.tsx';
import { sellerSheet } from './seller-sheet.rules.ts';

/** /agent-tools/calculators/seller: the seller's proceeds of a sale. */
export function SellerPage() {
  const { values, query, input, change, field, clear } = useCalculator(sellerFields);
  return (
    <CalculatorFrame
      calculator="seller"
      call={api.sellerSheet}
      query={query}
      clear={clear}
      sheetOf={(known) => sellerSheet(known, input)}
    >
      <PropertyFields values={values} change={change} />
      <FieldGrid>
        <DayInput label="Date of purchase" {...field('bought')} />
        <DayInput label="Date of sale" description="Empty: today" {...field('day')} />
      </FieldGrid>
      <Section title="To repay">
        <FieldGrid>
          <MoneyInput label="Outstanding loan" {...field('owed')} />
          <MoneyInput label="CPF refund" description="With accrued interest" {...field('cpf')} />
        </FieldGrid>
      </Section>
      <Section title="Costs">
        <FieldGrid columns={3}>
          <PercentInput label="Commission" description="GST is added" {...field('commission')} />
          <MoneyInput label="Legal fees" {...field('legal')} />
          <MoneyInput label="Other costs" {...field('other')} />
        </FieldGrid>
      </Section>
    </CalculatorFrame>
  );
}
