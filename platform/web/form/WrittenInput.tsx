import { TextInput, type TextInputProps } from '@mantine/core';
import { type TypedValue, useTyped, type Writing } from './useTyped.ts';

/** The props of an input whose text stands for a value. */
export type WrittenProps<Value> = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & TypedValue<Value>;

/** An input whose text stands for a value of another type. */
export function WrittenInput<Value>({ writing, ...props }: WrittenProps<Value> & { writing: Writing<Value> }) {
  const { input } = useTyped<Value, WrittenProps<Value>>(props, writing);
  return <TextInput autoComplete="off" {...input} />;
}
