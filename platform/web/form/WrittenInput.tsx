import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Typed } from './typing.ts';

/** The props of an input whose text stands for a value. The value is null or undefined if the text is empty. */
export type WrittenProps<Value> = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Value | null | undefined;
  onChange?: (value: Value | null) => void;
  /** Called with the reason why the text stands for no value. The value is null then. */
  onUnread?: (reason: string | undefined) => void;
};

/**
 * How a value is formatted, how its text changes while it is typed, how the text is parsed, and why some text can’t stand
 * for a value.
 */
export type Writing<Value> = {
  written: (value: Value | null) => string;
  typed: (raw: string, caret: number) => Typed;
  meant: (text: string) => Value | null;
  refused?: (text: string) => string | undefined;
};

type Props<Value> = WrittenProps<Value> & { writing: Writing<Value> };

/**
 * An input whose text stands for a value of another type. The typed text stays as it is until the focus leaves the
 * input; text that is refused stays with the reason until it is corrected.
 */
export function WrittenInput<Value>(props: Props<Value>) {
  const { writing, value: given, onChange, onUnread, onBlur, error, ...rest } = props;
  const { written, typed, meant, refused } = writing;
  const value = given ?? null;
  const [shown, show] = useState({ value, text: written(value) });
  // A new value from outside (a reset, a split) replaces the text, unless the text already stands for that value.
  if (!Object.is(value, shown.value))
    show({ value, text: Object.is(meant(shown.text), value) ? shown.text : written(value) });
  const unread = refused?.(shown.text);
  const report = useEffectEvent((reason: string | undefined) => onUnread?.(reason));
  useEffect(() => {
    report(unread);
    return () => report(undefined);
  }, [unread]);
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
    if (!unread) show({ value: shown.value, text: written(meant(shown.text)) });
    onBlur?.(event);
  };
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      value={shown.text}
      error={unread || error}
      onChange={change}
      onBlur={leave}
    />
  );
}
