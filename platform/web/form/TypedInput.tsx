import type { Reader } from '#platform/contract/typed/reading.ts';
import { asField } from './asField.tsx';
import { WrittenInput, type WrittenProps } from './WrittenInput.tsx';

type Props = WrittenProps<string> & {
  read: Reader<string>;
  /** How the value is shown, where that is not how it is stored. */
  written?: (value: string) => string;
};

const asItIs = (value: string) => value;

/**
 * A line of text of a kind, such as a phone number, a unit or a UEN, which is written as the kind is when the focus leaves it. The
 * value of what can't be read is what was typed, so that it can be shown again.
 */
export const TypedInput = asField(
  ({ read, written = asItIs, ...rest }: Props) => (
    <WrittenInput
      spellCheck={false}
      {...rest}
      writing={{ written: (value) => written(value ?? ''), read, unread: asItIs }}
    />
  ),
  { reads: true },
);
