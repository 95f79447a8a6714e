import { useMergedRef } from '@mantine/hooks';
import {
  type ChangeEvent,
  type ComponentProps,
  createElement,
  type FocusEvent,
  type Ref,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { changeOf } from './changeOf.ts';
import type { Typed } from './typing.ts';
import { useHeard } from './useHeard.ts';

/**
 * The fields themselves, for the inside of Mantine's `InputBase`. What is typed is the browser's own business: React draws
 * nothing for it, and the form is told once it is seen.
 */

type Tag = 'input' | 'textarea' | 'select';

/** Calls back at every letter, before it is seen; not through React, which would look at the whole page for it. */
const useLetters = <Field extends HTMLElement>(field: RefObject<Field | null>, typed: (field: Field) => void) => {
  const type = useEffectEvent(typed);
  useLayoutEffect(() => {
    const own = field.current;
    const listen = () => own && type(own);
    own?.addEventListener('input', listen);
    return () => own?.removeEventListener('input', listen);
  }, [field]);
};

type Given<Kind extends Tag> = Omit<ComponentProps<Kind>, 'onChange' | 'ref'> & {
  onChange?: ((event: ChangeEvent<HTMLElementTagNameMap[Kind]>) => void) | undefined;
  ref?: Ref<HTMLElementTagNameMap[Kind]> | undefined;
};

const bare = <Kind extends Tag>(kind: Kind) =>
  function Bare({ value, onChange, ref, ...rest }: Given<Kind>) {
    type Field = HTMLElementTagNameMap[Kind];
    const field = useRef<Field>(null);
    const text = String(value ?? '');
    const [first] = useState(text);
    const tell = useHeard(field, () => {
      if (field.current && field.current.value !== text) field.current.value = text;
    });
    useLetters(field, (own) => tell(() => onChange?.(changeOf(own))));
    return createElement(kind as string, { ...rest, ref: useMergedRef<Field>(field, ref), defaultValue: first });
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

export type BareProps<Value> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  writing: Writing<Value>;
  value: Value;
  onChange?: ((value: Value) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A field whose text means a value of another kind: the text stays as it was typed until the field is left. */
export function BareWriting<Value>({ writing, value, onChange, onBlur, ref, ...rest }: BareProps<Value>) {
  const { written, typed, meant } = writing;
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(() => written(value));
  const tell = useHeard(field, () => {
    // A value from outside (a reset, a split) replaces the text; one that the text already means does not.
    if (field.current && !Object.is(meant(field.current.value), value)) field.current.value = written(value);
  });
  useLetters(field, (own) => {
    const { text, caret } = typed(own.value, own.selectionStart ?? own.value.length);
    if (text !== own.value) {
      own.value = text;
      if (caret >= 0) own.setSelectionRange(caret, caret);
    }
    tell(() => onChange?.(meant(own.value)));
  });
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = written(meant(event.currentTarget.value));
    onBlur?.(event);
  };
  const merged = useMergedRef(field, ref);
  return <input {...rest} ref={merged} autoComplete="off" defaultValue={first} onBlur={blur} />;
}
