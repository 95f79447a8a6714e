import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { api } from '../api.web.ts';
import { buyerFields } from '../inputs/inputs.rules.ts';
import { PropertyFields } from '../inputs/PropertyFields.tsx';
import { Section } from '../inputs/Section.tsx';
import { useCalculator } from '../inputs/useCalculator.web.ts';
import { LoanFields, usualTenure } from '../loan/LoanFields.tsx';
import { isResidential } from '../properties.words.ts';
import { CalculatorFrame } from '../sheet/CalculatorFrame.tsx';
import { BuyersInput } from './BuyersInput.tsx';
import { buyerSheet } from './buyer-sheet.rules.ts';

/** /agent-tools/calculators/buyer: the buyer's costs of a purchase. */
export function BuyerPage() {
  const { values, query, input, change, field, clear } = useCalculator(buyerFields, { years: usualTenure });
  return (
    <CalculatorFrame
      calculator="buyer"
      call={api.buyerSheet}
      query={query}
      clear={clear}
      sheetOf={(known) => buyerSheet(known, input)}
    >
      <PropertyFields values={values} change={change} />
      <DayInput
        label="Date of purchase"
        description="Option exercised, or agreement signed. Empty: today"
        {...field('day')}
      />
      {isResidential(values.kind) && <BuyersInput {...field('buyers')} />}
      <LoanFields values={values} change={change} canDoWithout />
      <Section title="CPF and costs">
        <FieldGrid>
          <MoneyInput label="CPF available" {...field('cpf')} />
          <PercentInput label="Commission" description="GST is added" {...field('commission')} />
          <MoneyInput label="Legal fees" {...field('legal')} />
          <MoneyInput label="Other costs" {...field('other')} />
        </FieldGrid>
      </Section>
    </CalculatorFrame>
  );
}
