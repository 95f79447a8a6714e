import { percentText } from '#platform/contract/money.ts';
import { asField } from './asField.tsx';
import { parsePercent, typePercent } from './typing.ts';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

/** The value is in ten-thousandths of a percent (2 % = 20000). */
type Props = WrittenProps<number> & {
  /** Another unit with four decimals, such as months of rent. */
  unit?: string;
};

const writing = {
  written: (value: number | null) => (value === null ? '' : percentText(value)),
  typed: (raw: string) => ({ text: typePercent(raw), caret: -1 }),
  meant: (text: string) => parsePercent(text) ?? null,
};

/** A percentage with up to four decimals. */
export const PercentInput = asField(({ unit = '%', ...rest }: Props) => (
  <WrittenInput
    {...rest}
    writing={writing}
    inputMode="decimal"
    rightSection={unit}
    rightSectionWidth={unit === '%' ? undefined : 70}
    rightSectionPointerEvents="none"
    styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
  />
));
