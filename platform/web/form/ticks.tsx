import {
  type CheckboxProps,
  Group,
  Checkbox as MantineCheckbox,
  Radio,
  RadioGroupContext,
  type RadioGroupProps,
} from '@mantine/core';
import { type ChangeEvent, startTransition, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { still } from './still.tsx';

/**
 * Ticks that the browser moves by itself: Mantine's parts cost more than a frame to draw anew. The form is told inside a
 * transition, and what it makes of it is what stands in the end.
 */

/** `set` brings the ticks to what the form holds, whenever they are drawn. Answers how to tell the form, after which they are. */
const useTicks = (set: () => void) => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(set);
  return (change: () => void) =>
    startTransition(() => {
      draw();
      change();
    });
};

export const Checkbox = still(({ checked = false, onChange, ...rest }: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null);
  const tell = useTicks(() => {
    if (input.current) input.current.checked = checked;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => tell(() => onChange?.(event));
  return <MantineCheckbox {...rest} ref={input} defaultChecked={checked} onChange={change} />;
});

type RadiosProps = Omit<RadioGroupProps, 'children' | 'value' | 'onChange'> & {
  data: { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  /** Where an error of the form leads: the first of them. */
  'data-path'?: string;
};

export const RadioGroup = still(({ data, value, onChange, 'data-path': path, ...rest }: RadiosProps) => {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const tell = useTicks(() => {
    for (const input of group.current?.querySelectorAll('input') ?? []) input.checked = input.value === value;
  });
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.value;
    tell(() => onChange?.(chosen));
  };
  return (
    <Radio.Group {...rest} value={value ?? ''}>
      {/* Without the group's value each of them is the browser's own. */}
      <RadioGroupContext value={null}>
        <Group gap="lg" mt={6} mb={4} ref={group}>
          {data.map((each, index) => (
            <Radio
              key={each.value}
              {...each}
              name={name}
              defaultChecked={each.value === value}
              onChange={change}
              {...(index === 0 && { 'data-path': path })}
            />
          ))}
        </Group>
      </RadioGroupContext>
    </Radio.Group>
  );
});
