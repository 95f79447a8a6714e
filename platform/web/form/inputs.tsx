import {
  type CheckboxProps,
  Checkbox as MantineCheckbox,
  SegmentedControl as MantineSegmentedControl,
  Select as MantineSelect,
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
  Radio,
  type RadioGroupProps,
  type SegmentedControlProps,
  type SelectProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { still } from './still.tsx';
import { useAtOnce } from './useAtOnce.ts';

/**
 * Mantine's inputs for long forms: each shows a change at once, before the form knows of it, and is drawn anew only when
 * its own value, words or error changed. Those that every form has.
 */

export const TextInput = still(({ value, onChange, ...rest }: TextInputProps) => {
  const [shown, give] = useAtOnce(value);
  return (
    <MantineTextInput
      {...rest}
      value={shown}
      onChange={(event) => give(event.currentTarget.value, () => onChange?.(event))}
    />
  );
});

export const Textarea = still(({ value, onChange, ...rest }: TextareaProps) => {
  const [shown, give] = useAtOnce(value);
  return (
    <MantineTextarea
      {...rest}
      value={shown}
      onChange={(event) => give(event.currentTarget.value, () => onChange?.(event))}
    />
  );
});

export const Checkbox = still(({ checked, onChange, ...rest }: CheckboxProps) => {
  const [shown, give] = useAtOnce(checked);
  return (
    <MantineCheckbox
      {...rest}
      checked={shown}
      onChange={(event) => give(event.currentTarget.checked, () => onChange?.(event))}
    />
  );
});

export const RadioGroup = still(({ value, onChange, ...rest }: RadioGroupProps) => {
  const [shown, give] = useAtOnce(value ?? null);
  return <Radio.Group<string> {...rest} value={shown} onChange={(next) => give(next, () => onChange?.(next))} />;
});

export const SegmentedControl = still(({ value, onChange, ...rest }: SegmentedControlProps<string>) => {
  const [shown, give] = useAtOnce(value ?? '');
  return <MantineSegmentedControl {...rest} value={shown} onChange={(next) => give(next, () => onChange?.(next))} />;
});

export const Select = still(({ value, onChange, ...rest }: SelectProps) => {
  const [shown, give] = useAtOnce(value ?? null);
  return (
    <MantineSelect {...rest} value={shown} onChange={(next, option) => give(next, () => onChange?.(next, option))} />
  );
});
