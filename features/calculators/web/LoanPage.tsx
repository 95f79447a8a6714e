import { DayInput } from '#platform/web/form/DayInput.tsx';
import { loanFields } from '../rules/inputs.ts';
import { loanSheet } from '../rules/loan-sheet.ts';
import { api } from './api.ts';
import { CalculatorFrame } from './CalculatorFrame.tsx';
import { LoanFields, usualTenure } from './LoanFields.tsx';
import { PropertyFields } from './PropertyFields.tsx';
import { useCalculator } from './useCalculator.ts';

/** /agent-tools/calculators/loan: what can be borrowed, and what it costs a month. */
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
