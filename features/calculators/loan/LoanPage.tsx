import { DayInput } from '#platform/web/form/DayInput.tsx';
import { api } from '../api.web.ts';
import { loanFields } from '../inputs/inputs.rules.ts';
import { PropertyFields } from '../inputs/PropertyFields.tsx';
import { useCalculator } from '../inputs/useCalculator.web.ts';
import { CalculatorFrame } from '../sheet/CalculatorFrame.tsx';
import { LoanFields, usualTenure } from './LoanFields.tsx';
import { loanSheet } from './loan-sheet.rules.ts';

/** /agent-tools/calculators/loan: the largest loan, and its monthly instalment. */
export function LoanPage() {
  const { values, query, input, change, field, clear } = useCalculator(loanFields, { years: usualTenure });
  return (
    <CalculatorFrame
      calculator="loan"
      call={api.loanSheet}
      query={query}
      clear={clear}
      sheetOf={(known) => loanSheet(known, input)}
    >
      <PropertyFields values={values} change={change} />
      <DayInput label="Date of the option" description="Empty: today" {...field('day')} />
      <LoanFields values={values} change={change} />
    </CalculatorFrame>
  );
}
