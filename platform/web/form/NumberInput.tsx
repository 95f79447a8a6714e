import { asField } from './asField.tsx';
import { typeNumber } from './typing.ts';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

type Props = WrittenProps<number> & {
  /** The maximum number of digits before the point, and after it. */
  digits?: number;
  decimals?: number;
};

const written = (value: number | null) => (value === null ? '' : String(value));
const meant = (text: string) => (text === '' ? null : Number(text));

/** A plain number, such as an area, a year or a count. */
export const NumberInput = asField(({ digits = 8, decimals = 0, ...rest }: Props) => (
  <WrittenInput
    {...rest}
    writing={{ written, typed: (raw) => ({ text: typeNumber(raw, digits, decimals), caret: -1 }), meant }}
    inputMode={decimals > 0 ? 'decimal' : 'numeric'}
  />
));
