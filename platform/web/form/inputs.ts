import {
  type CheckboxProps,
  Checkbox as MantineCheckbox,
  MultiSelect as MantineMultiSelect,
  SegmentedControl as MantineSegmentedControl,
  Select as MantineSelect,
  Switch as MantineSwitch,
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
  type MultiSelectProps,
  Radio,
  type RadioGroupProps,
  type SegmentedControlProps,
  type SelectProps,
  type SwitchProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { still } from './still.tsx';

/** Mantine's inputs for long forms: each is drawn anew only when its own value, words or error changed. */

export const Checkbox = still<CheckboxProps>(MantineCheckbox);
export const MultiSelect = still<MultiSelectProps>(MantineMultiSelect);
export const RadioGroup = still<RadioGroupProps>(Radio.Group);
export const SegmentedControl = still<SegmentedControlProps>(MantineSegmentedControl);
export const Select = still<SelectProps>(MantineSelect);
export const Switch = still<SwitchProps>(MantineSwitch);
export const Textarea = still<TextareaProps>(MantineTextarea);
export const TextInput = still<TextInputProps>(MantineTextInput);
