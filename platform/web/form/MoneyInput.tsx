import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Cents, formatAmount, parseMoney } from '#platform/contract/money.ts';
import { still } from './still.tsx';
import { type Typed, typeAmount } from './typing.ts';
import { useAtOnce } from './useAtOnce.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Cents; null or undefined when empty. */
  value?: Cents | null | undefined;
  onChange?: (value: Cents | null) => void;
};

const shown = (value: Cents | null | undefined) => (value === null || value === undefined ? '' : formatAmount(value));

function MoneyField({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<Typed>(() => ({ text: shown(value), caret: -1 }));
  const [current, give] = useAtOnce(value ?? null);
  const input = useRef<HTMLInputElement>(null);

  // A value from outside (a reset, a split) replaces the text; one that the text already means does not.
  const text = (parseMoney(typed.text) ?? null) === current ? typed.text : shown(current);

  useLayoutEffect(() => {
    if (typed.caret >= 0 && input.current === document.activeElement) {
      input.current?.setSelectionRange(typed.caret, typed.caret);
    }
  }, [typed]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget;
    const next = typeAmount(raw, selectionStart ?? raw.length);
    setTyped(next);
    const cents = parseMoney(next.text) ?? null;
    give(cents, () => onChange?.(cents));
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setTyped({ text: shown(parseMoney(typed.text)), caret: -1 });
    onBlur?.(event);
  };

  return (
    <TextInput
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      leftSection="S$"
      leftSectionWidth={38}
      value={text}
      onChange={change}
      onBlur={blur}
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, section: { fontSize: '0.875rem' } }}
    />
  );
}

/** An amount in S$: cents in and out, grouped as it is typed, `S$1,234.50` or `1.2m` pasted as well. */
export const MoneyInput = still(MoneyField);
