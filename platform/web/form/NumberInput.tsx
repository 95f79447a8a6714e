import { readNumber } from '#platform/contract/typed/read-decimal.ts';
import { asField } from './asField.tsx';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

type Props = WrittenProps<number> & {
  /** The maximum number of digits before the point, and after it. */
  digits?: number;
  decimals?: number;
};

const written = (value: number | null) => (value === null ? '' : String(value));

/** A plain number, such as an area, a year or a count. */
export const NumberInput = asField(
  ({ digits = 8, decimals = 0, ...rest }: Props) => (
    <WrittenInput
      {...rest}
      writing={{ written, read: (text) => readNumber(text, { digits, decimals }) }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  ),
  { reads: true },
);
