import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { percentText } from '#platform/contract/money.ts';
import { still } from './still.tsx';
import { parsePercent, typePercent } from './typing.ts';
import { useAtOnce } from './useAtOnce.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Ten-thousandths of a percent (2 % = 20000); null or undefined when empty. */
  value?: number | null | undefined;
  onChange?: (value: number | null) => void;
  /** Another measure that has four decimals: months of rent. */
  unit?: string;
};

const shown = (value: number | null | undefined) => (value === null || value === undefined ? '' : percentText(value));

function PercentField({ value, onChange, onBlur, unit = '%', ...rest }: Props) {
  const [typed, setTyped] = useState(() => shown(value));
  const [current, give] = useAtOnce(value ?? null);
  const text = (parsePercent(typed) ?? null) === current ? typed : shown(current);
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(shown(parsePercent(typed)));
    onBlur?.(event);
  };
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={unit === '%' ? undefined : 70}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => {
        const next = typePercent(event.currentTarget.value);
        setTyped(next);
        const rate = parsePercent(next) ?? null;
        give(rate, () => onChange?.(rate));
      }}
      onBlur={blur}
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

/** A percentage with up to four decimals. */
export const PercentInput = still(PercentField);
