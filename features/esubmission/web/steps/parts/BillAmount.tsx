import { Button } from '@mantine/core';
import { Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { CommissionBasis, TransactionType } from '../../../words.ts';
import type { BillRowValues } from '../stepSchemas.ts';
import classes from './BillRow.module.css';
import type { StepFormState } from './useStepForm.ts';

type Props = {
  row: BillRowValues;
  path: string;
  transactionType: TransactionType;
  field: StepFormState<{ rows: BillRowValues[] }>['field'];
  onBasis: (basis: CommissionBasis) => void;
  /** Puts what is left of the commission on this bill. */
  onFill: (() => void) | undefined;
};

const bases: Record<TransactionType, { value: CommissionBasis; label: string }[]> = {
  SALE: [
    { value: 'FIXED', label: 'An amount' },
    { value: 'PERCENT', label: '% of the price' },
  ],
  LEASE: [
    { value: 'FIXED', label: 'An amount' },
    { value: 'MONTHS_OF_RENT', label: 'Months of rent' },
  ],
};

/** How much a bill is before GST: an amount, or what follows from the price or the rent. */
export function BillAmount({ row, path, transactionType, field, onBasis, onFill }: Props) {
  const { basis } = row;
  return (
    <div className={classes.amount}>
      <Select
        label="Reckoned as"
        className={classes.basis ?? ''}
        data={bases[transactionType]}
        {...field(`${path}.basis`)}
        onChange={(next) => next && onBasis(next as CommissionBasis)}
      />
      {basis === 'FIXED' ? (
        <MoneyInput {...field(`${path}.amountCents`, { required: true })} label="Amount before GST" />
      ) : (
        <PercentInput
          {...field(`${path}.rate`, { required: true })}
          label={basis === 'PERCENT' ? 'Part of the price' : 'Months of rent'}
          {...(basis === 'MONTHS_OF_RENT' && { unit: 'months' })}
        />
      )}
      {onFill && (
        <Button className={classes.fill ?? ''} variant="subtle" size="compact-sm" onClick={onFill}>
          Fill the rest
        </Button>
      )}
    </div>
  );
}
