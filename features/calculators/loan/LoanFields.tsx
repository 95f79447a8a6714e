import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { type Entered, fieldOf } from '../inputs/fieldOf.web.ts';
import { Section } from '../inputs/Section.tsx';
import { ShortFields } from '../inputs/ShortFields.tsx';
import { type Lender, type LoanCount, lenders, loanCounts } from './loans.words.ts';

type Loan = {
  lender: Lender;
  loans: LoanCount;
  age: number | null;
  years: number | null;
  interest: number | null;
  loan: number | null;
  income: number | null;
  variable: number | null;
  debts: number | null;
};

type Props = Entered<Loan> & { canDoWithout?: boolean };

/** Lender, tenure, and the income for the affordability test. */
export function LoanFields({ values, change, canDoWithout = false }: Props) {
  const field = fieldOf({ values, change });
  const lender = field('lender');
  const loans = field('loans');
  const offered = optionsOf(lenders).filter(({ value }) => canDoWithout || value !== 'NONE');
  return (
    <>
      <Section title="Loan">
        <SegmentedControl
          aria-label="Lender"
          data={offered}
          value={lender.value}
          onChange={(value) => lender.onChange(value as Lender)}
        />
        {lender.value !== 'NONE' && (
          <>
            <FieldGrid>
              <Select
                label="Housing loans outstanding"
                data={optionsOf(loanCounts)}
                value={loans.value}
                onChange={(value) => value && loans.onChange(value as LoanCount)}
              />
              <MoneyInput label="Loan wanted" description="Empty: the highest possible" {...field('loan')} />
            </FieldGrid>
            <ShortFields>
              <NumberInput label="Tenure (years)" digits={2} {...numberField(field('years'), 1, 35)} />
              <NumberInput label="Age" digits={2} {...numberField(field('age'), 18, 99)} />
              <PercentInput label="Interest" {...field('interest')} />
            </ShortFields>
          </>
        )}
      </Section>
      {lender.value !== 'NONE' && (
        <Section title="Monthly income">
          <FieldGrid columns={3}>
            <MoneyInput label="Fixed" {...field('income')} />
            <MoneyInput label="Variable" description="Commission, bonus, rent" {...field('variable')} />
            <MoneyInput label="Debt repayments" description="Car, cards, other loans" {...field('debts')} />
          </FieldGrid>
        </Section>
      )}
    </>
  );
}

/** Years that the form of a loan begins with. */
export const usualTenure = 25;

/** A number outside of its range is shown as an error and not reckoned with. */
export const numberField = (
  { value, onChange }: { value: number | null; onChange: (value: number | null) => void },
  least: number,
  most: number,
) => ({
  value,
  onChange,
  error: value !== null && (value < least || value > most) ? `From ${least} to ${most}.` : undefined,
});
