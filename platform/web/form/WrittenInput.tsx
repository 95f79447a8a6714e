import { InputBase, type TextInputProps } from '@mantine/core';
import { type BareProps, BareWriting, type Writing } from './bare.tsx';

/** What an input takes whose text means a value; null or undefined when empty. */
export type WrittenProps<Value> = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Value | null | undefined;
  onChange?: (value: Value | null) => void;
};

/** An input of Mantine's whose text means a value. */
export function WrittenInput<Value>({ value, ...rest }: WrittenProps<Value> & { writing: Writing<Value | null> }) {
  return (
    <InputBase<(props: BareProps<Value | null>) => React.ReactNode>
      component={BareWriting}
      value={value ?? null}
      {...rest}
    />
  );
}
