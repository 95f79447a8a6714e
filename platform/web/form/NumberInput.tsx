import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { still } from './still.tsx';
import { typeNumber } from './typing.ts';
import { useAtOnce } from './useAtOnce.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: number | null | undefined;
  onChange?: (value: number | null) => void;
  /** Digits before the point, and after it. */
  digits?: number;
  decimals?: number;
};

const shown = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

function NumberField({ value, onChange, onBlur, digits = 8, decimals = 0, ...rest }: Props) {
  const [typed, setTyped] = useState(() => shown(value));
  const [current, give] = useAtOnce(value ?? null);
  const text = numberOf(typed) === current ? typed : shown(current);
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(shown(numberOf(typed)));
    onBlur?.(event);
  };
  return (
    <TextInput
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const next = typeNumber(event.currentTarget.value, digits, decimals);
        setTyped(next);
        give(numberOf(next), () => onChange?.(numberOf(next)));
      }}
      onBlur={blur}
    />
  );
}

/** A plain number: an area, a year, a count. */
export const NumberInput = still(NumberField);
