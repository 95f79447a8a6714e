import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { Typed } from './typing.ts';

/** The props of an input whose text stands for a value. The value is null or undefined if the text is empty. */
export type WrittenProps<Value> = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Value | null | undefined;
  onChange?: (value: Value | null) => void;
};

/** How a value is formatted, how its text changes while it is typed, and how the text is parsed. */
export type Writing<Value> = {
  written: (value: Value | null) => string;
  typed: (raw: string, caret: number) => Typed;
  meant: (text: string) => Value | null;
};

type Props<Value> = WrittenProps<Value> & { writing: Writing<Value> };

/**
 * An input whose text stands for a value of another type. The typed text stays as it is until the focus leaves the
 * input.
 */
export function WrittenInput<Value>({ writing, value: given, onChange, onBlur, ...rest }: Props<Value>) {
  const { written, typed, meant } = writing;
  const value = given ?? null;
  const [shown, show] = useState({ value, text: written(value) });
  // A new value from outside (a reset, a split) replaces the text, unless the text already stands for that value.
  if (!Object.is(value, shown.value))
    show({ value, text: Object.is(meant(shown.text), value) ? shown.text : written(value) });
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = typed(input.value, input.selectionStart ?? input.value.length);
    if (text !== input.value) {
      input.value = text;
      if (caret >= 0) input.setSelectionRange(caret, caret);
    }
    show({ value: shown.value, text });
    onChange?.(meant(text));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    show({ value: shown.value, text: written(meant(shown.text)) });
    onBlur?.(event);
  };
  return <TextInput {...rest} autoComplete="off" value={shown.text} onChange={change} onBlur={leave} />;
}
