import { InputBase, type NativeSelectProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { BareSelect } from './bare.tsx';
import classes from './Choice.module.css';

type Option = { value: string; label: string };
type Group = { group: string; items: Option[] };

export type ChoiceProps = Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'children'> & {
  data: readonly (string | Option | Group)[];
  value?: string | null;
  /** With `null` where nothing is chosen any more. */
  onChange?: (choice: string | null) => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** Nothing can be chosen again. */
  clearable?: boolean;
  readOnly?: boolean;
};

/**
 * One of a list, by the browser's own select: its list costs the page nothing to open, is searched by typing, and on a
 * phone it is the phone's own.
 */
export function Choice({ data, value, onChange, placeholder, clearable, readOnly, ...rest }: ChoiceProps) {
  const options = data.map((each) => (typeof each === 'string' ? { value: each, label: each } : each));
  // What is not in the list must not look like the first that is.
  const isEmpty = !options
    .flatMap((each) => ('group' in each ? each.items : each))
    .some((each) => each.value === value);
  return (
    <InputBase
      component={BareSelect}
      pointer
      rightSection={<IconSelector size={16} stroke={1.7} />}
      rightSectionPointerEvents="none"
      {...rest}
      value={isEmpty ? '' : (value ?? '')}
      onChange={(event) => onChange?.(event.currentTarget.value || null)}
      classNames={{ input: (isEmpty && classes.empty) || '' }}
      {...(readOnly && { 'aria-readonly': true })}
    >
      {(isEmpty || clearable) && (
        <option value="" hidden={!clearable}>
          {placeholder ?? (clearable ? 'Not given' : 'Choose')}
        </option>
      )}
      {options.map((each) => {
        if ('group' in each)
          return (
            <optgroup key={each.group} label={each.group}>
              {each.items.map(optionOf)}
            </optgroup>
          );
        // A select can't be read-only: it has nothing else to choose then.
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
