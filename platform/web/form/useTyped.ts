import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Reader } from '#platform/contract/typed/reading.ts';
import type { Typed } from './typing.ts';

/** The value of an input that is typed as text. It is null or undefined if the text is empty. */
export type TypedValue<Value> = {
  value?: Value | null | undefined;
  onChange?: (value: Value | null) => void;
  /** Called with the reason why the text can't be read, and with undefined once it can. */
  onUnread?: (reason: string | undefined) => void;
};

/** How a value is formatted, and how text is read. */
export type Writing<Value> = {
  written: (value: Value | null) => string;
  read: Reader<Value | null>;
  /** Changes the text while it is typed; `before` is left out for what was pasted. */
  type?: (raw: string, caret: number, before?: string) => Typed;
  /** The value of text that can't be read; null without it. The form is not saved with either. */
  unread?: (text: string) => Value;
  /** The value stays while the text can't be read: for a filter, which would be cleared while it is typed. */
  keeps?: boolean;
};

type Beside = { onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined; error?: ReactNode };

/** Two lines are two values: without a mark between them the browser would make one of them. */
const linesApart = (text: string): string => text.trim().replace(/\s*[\r\n]+\s*/g, ' / ');

/**
 * The props of an input whose text stands for a value, in place of those of the value, and `choose` for what sets the value
 * otherwise. Text that can't be read stays as it was typed. Its reason is shown when the focus leaves the input, and at once if
 * it was pasted.
 */
export function useTyped<Value, Props extends TypedValue<Value> & Beside>(props: Props, writing: Writing<Value>) {
  const { value: given, onChange, onUnread, onBlur, error, ...rest } = props;
  const { written, read, type, unread = () => null, keeps = false } = writing;
  const value = given ?? null;
  const meant = (text: string): Value | null => {
    const { value: found, problem } = read(text);
    return problem === undefined ? found : unread(text);
  };
  const [shown, show] = useState({ value, text: written(value), isTyped: false });
  /** Whether the text is as the person wants it: before, it is not finished. */
  const [isDone, setDone] = useState(false);
  // A new value from outside (a reset, a split) replaces the text, unless the text already stands for that value.
  if (!Object.is(value, shown.value))
    show(Object.is(meant(shown.text), value) ? { ...shown, value } : { value, text: written(value), isTyped: false });
  const problem = shown.isTyped ? read(shown.text).problem : undefined;
  const report = useEffectEvent((reason: string | undefined) => onUnread?.(reason));
  useEffect(() => {
    report(problem);
    return () => report(undefined);
  }, [problem]);

  const take = (input: HTMLInputElement, isPasted: boolean) => {
    const caret = input.selectionStart ?? input.value.length;
    const typed = type?.(input.value, caret, isPasted ? undefined : shown.text);
    if (typed && typed.text !== input.value) {
      input.value = typed.text;
      if (typed.caret >= 0) input.setSelectionRange(typed.caret, typed.caret);
    }
    const text = input.value;
    setDone(isPasted);
    show({ value: shown.value, text, isTyped: true });
    if (!keeps || read(text).problem === undefined) onChange?.(meant(text));
  };
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    take(currentTarget, /^insertFrom(Paste|Drop)/.test((nativeEvent as InputEvent).inputType ?? ''));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, clipboardData } = event;
    const text = clipboardData.getData('text');
    if (linesApart(text) === text.trim() || input.readOnly) return;
    event.preventDefault();
    input.setRangeText(linesApart(text), input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
    take(input, true);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setDone(true);
    if (problem === undefined) show({ ...shown, text: written(value), isTyped: false });
    onBlur?.(event);
  };
  const choose = (next: Value | null) => {
    show({ value: shown.value, text: written(next), isTyped: false });
    onChange?.(next);
  };
  const input = {
    ...rest,
    value: shown.text,
    onChange: change,
    onPaste: paste,
    onBlur: leave,
    error: (isDone && problem) || error,
  };
  return { input, choose };
}
