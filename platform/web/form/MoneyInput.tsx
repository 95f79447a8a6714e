import { type Cents, formatAmount } from '#platform/contract/money.ts';
import { readMoney } from '#platform/contract/typed/read-money.ts';
import { asField } from './asField.tsx';
import { typeAmount } from './typing.ts';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

const writing = {
  written: (value: Cents | null) => (value === null ? '' : formatAmount(value)),
  read: readMoney,
  type: typeAmount,
};

/** An amount in S$. The value is in cents. Thousands are grouped while typing; `S$1,234.50` and `1.2m` can be pasted. */
export const MoneyInput = asField(
  (props: WrittenProps<Cents>) => (
    <WrittenInput
      {...props}
      writing={writing}
      inputMode="decimal"
      leftSection="S$"
      leftSectionWidth={38}
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, section: { fontSize: 'var(--g-14)' } }}
    />
  ),
  { reads: true },
);
