import { InputBase, type NativeSelectProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import classes from './Choice.module.css';

type Option = { value: string; label: string };
type Group = { group: string; items: Option[] };

export type ChoiceProps = Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'children'> & {
  data: readonly (string | Option | Group)[];
  value?: string | null;
  /** Called with the value. If nothing is chosen, it is called with `empty`, or `null`. */
  onChange?: (choice: string | null) => void;
  empty?: '' | null;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Whether the choice can be removed again. */
  clearable?: boolean;
  readOnly?: boolean;
};

/**
 * One value of a list, with the browser's own select. Opening it costs the page nothing, it can be searched by typing,
 * and a phone shows its own list.
 */
export function Choice(props: ChoiceProps) {
  const { data, value, onChange, empty = null, placeholder, clearable, readOnly, ...rest } = props;
  const options = data.map((each) => (typeof each === 'string' ? { value: each, label: each } : each));
  // Without this, a value that is not in the list would look like the first value of the list.
  const isEmpty = !options
    .flatMap((each) => ('group' in each ? each.items : each))
    .some((each) => each.value === value);
  return (
    <InputBase
      component="select"
      pointer
      rightSection={<IconSelector size={16} stroke={1.7} />}
      rightSectionPointerEvents="none"
      {...rest}
      value={isEmpty ? '' : (value ?? '')}
      onChange={(event) => onChange?.(event.currentTarget.value || empty)}
      classNames={{ input: (isEmpty && classes.empty) || '' }}
      {...(readOnly && { 'aria-readonly': true })}
    >
      {(isEmpty || clearable) && (
        <option value="" hidden={!clearable}>
          {placeholder ?? (clearable ? 'Not provided' : 'Choose')}
        </option>
      )}
      {options.map((each) => {
        if ('group' in each)
          return (
            <optgroup key={each.group} label={each.group}>
              {each.items.map(optionOf)}
            </optgroup>
          );
        // A select cannot be read-only, so its only option is then the current value.
        return (!readOnly || each.value === value) && optionOf(each);
      })}
    </InputBase>
  );
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
