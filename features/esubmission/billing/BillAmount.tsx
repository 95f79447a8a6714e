import { Button } from '@mantine/core';
import { Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import type { CommissionBasis } from '../roles.words.ts';
import type { TransactionType } from '../transaction.words.ts';
import classes from './BillRow.module.css';

type Props = {
  basis: CommissionBasis;
  path: string;
  transactionType: TransactionType;
  field: AnyForm['field'];
  onBasis: (basis: CommissionBasis) => void;
  /** Adds the rest of the commission to this bill. */
  onFill: (() => void) | undefined;
};

const bases: Record<TransactionType, { value: CommissionBasis; label: string }[]> = {
  SALE: [
    { value: 'FIXED', label: 'Fixed amount' },
    { value: 'PERCENT', label: '% of the price' },
  ],
  LEASE: [
    { value: 'FIXED', label: 'Fixed amount' },
    { value: 'MONTHS_OF_RENT', label: 'Months of rent' },
  ],
};

/** The amount of a bill before GST: typed, or computed from the price or the rent. */
export function BillAmount({ basis, path, transactionType, field, onBasis, onFill }: Props) {
  return (
    <div className={classes.amount}>
      <Select
        label="Basis"
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
          label={basis === 'PERCENT' ? 'Percentage of price' : 'Months of rent'}
          {...(basis === 'MONTHS_OF_RENT' && { unit: 'months' })}
        />
      )}
      {onFill && (
        <Button className={classes.fill ?? ''} variant="subtle" size="compact-sm" onClick={onFill}>
          Use remaining
        </Button>
      )}
    </div>
  );
}
