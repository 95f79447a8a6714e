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

/** Mantine's inputs for long forms: each is drawn anew only when its own value, words or error changed. Those that every form has. */

export const Checkbox = still<CheckboxProps>(MantineCheckbox);
export const RadioGroup = still<RadioGroupProps>(Radio.Group);
export const SegmentedControl = still<SegmentedControlProps>(MantineSegmentedControl);
export const Select = still<SelectProps>(MantineSelect);
export const Textarea = still<TextareaProps>(MantineTextarea);
export const TextInput = still<TextInputProps>(MantineTextInput);
