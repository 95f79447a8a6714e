import { percentText } from '#platform/contract/money.ts';
import { readPercent } from '#platform/contract/typed/read-percent.ts';
import { asField } from './asField.tsx';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

/** The value is in ten-thousandths of a percent (2% = 20000). */
type Props = WrittenProps<number> & {
  /** Another unit with four decimals, such as months of rent. */
  unit?: string;
};

const written = (value: number | null) => (value === null ? '' : percentText(value));

/** A percentage with up to four decimals. */
export const PercentInput = asField(
  ({ unit = '%', ...rest }: Props) => (
    <WrittenInput
      {...rest}
      writing={{ written, read: (text) => readPercent(text, unit) }}
      inputMode="decimal"
      rightSection={unit}
      rightSectionWidth={unit === '%' ? undefined : 70}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  ),
  { reads: true },
);
