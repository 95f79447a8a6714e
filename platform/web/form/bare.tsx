import { useMergedRef } from '@mantine/hooks';
import {
  type ChangeEvent,
  type ComponentProps,
  createElement,
  type FocusEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Typed } from './typing.ts';
import { useAtOnce } from './useAtOnce.ts';

/**
 * The fields themselves, for the inside of Mantine's `InputBase`: what is typed is drawn by the field alone, before its
 * label, its words and the form follow.
 */

type Field = 'input' | 'textarea' | 'select';
type Given<Tag extends Field> = Omit<ComponentProps<Tag>, 'onChange'> & {
  onChange?: ((event: ChangeEvent<HTMLElementTagNameMap[Tag]>) => void) | undefined;
};

const bare = <Tag extends Field>(tag: Tag) =>
  function Bare({ value, onChange, ...rest }: Given<Tag>) {
    const [shown, give] = useAtOnce(value);
    const change = (event: ChangeEvent<HTMLElementTagNameMap[Tag]>) =>
      give(event.currentTarget.value, () => onChange?.(event));
    return createElement(tag as string, { ...rest, value: shown, onChange: change });
  };

export const BareText = bare('input');
export const BareTextarea = bare('textarea');
export const BareSelect = bare('select');

/** How a value is written: as it stands, as its letters are typed, and what they mean. */
export type Writing<Value> = {
  written: (value: Value) => string;
  typed: (raw: string, caret: number) => Typed;
  meant: (text: string) => Value;
};

export type BareProps<Value> = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  writing: Writing<Value>;
  value: Value;
  onChange?: ((value: Value) => void) | undefined;
};

/** A field whose text means a value of another kind: the text stays as it was typed until the field is left. */
export function BareWriting<Value>({ writing, value, onChange, onBlur, ref, ...rest }: BareProps<Value>) {
  const { written, typed, meant } = writing;
  const [now, setTyped] = useState<Typed>(() => ({ text: written(value), caret: -1 }));
  const [current, give] = useAtOnce(value);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);

  useLayoutEffect(() => {
    const isHere = now.caret >= 0 && input.current === document.activeElement;
    if (isHere) input.current?.setSelectionRange(now.caret, now.caret);
  }, [now]);

  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setTyped({ text: written(meant(now.text)), caret: -1 });
    onBlur?.(event);
  };
  return (
    <input
      {...rest}
      ref={merged}
      autoComplete="off"
      // A value from outside (a reset, a split) replaces the text; one that the text already means does not.
      value={Object.is(meant(now.text), current) ? now.text : written(current)}
      onChange={({ currentTarget: { value: raw, selectionStart } }) => {
        const next = typed(raw, selectionStart ?? raw.length);
        const means = meant(next.text);
        setTyped(next);
        give(means, () => onChange?.(means));
      }}
      onBlur={blur}
    />
  );
}
