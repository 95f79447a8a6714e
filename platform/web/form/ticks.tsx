import {
  type CheckboxProps,
  Group,
  Checkbox as MantineCheckbox,
  Switch as MantineSwitch,
  Radio,
  RadioGroupContext,
  type RadioGroupProps,
  type SwitchProps,
} from '@mantine/core';
import { type ChangeEvent, type ComponentType, type Ref, useRef } from 'react';
import { changeOf } from './changeOf.ts';
import { still } from './still.tsx';
import { useHeard } from './useHeard.ts';
import { useRadios } from './useRadios.ts';

/**
 * Ticks that the browser moves by itself: Mantine's parts cost more than a frame to draw anew. What the form makes of a
 * change is what stands in the end.
 */

type Tick = ComponentType<Pick<CheckboxProps, 'defaultChecked' | 'onChange'> & { ref: Ref<HTMLInputElement> }>;

const tick = <P extends { checked?: boolean | undefined; onChange?: CheckboxProps['onChange'] }>(Part: Tick) =>
  still<P>(({ checked = false, onChange, ...rest }) => {
    const input = useRef<HTMLInputElement>(null);
    const tell = useHeard(input, () => {
      if (input.current) input.current.checked = checked;
    });
    const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      tell(() => onChange?.(changeOf(currentTarget)));
    return <Part {...rest} ref={input} defaultChecked={checked} onChange={change} />;
  });

export const Checkbox = tick<CheckboxProps>(MantineCheckbox);
export const Switch = tick<SwitchProps>(MantineSwitch);

type RadiosProps = Omit<RadioGroupProps, 'children' | 'value' | 'onChange'> & {
  data: { value: string; label: string }[];
  value?: string | null;
  onChange?: (value: string) => void;
  /** Where an error of the form leads: the first of them. */
  'data-path'?: string;
};

export const RadioGroup = still(({ data, value, onChange, 'data-path': path, ...rest }: RadiosProps) => {
  const { group, radio } = useRadios({ value, onChange });
  return (
    <Radio.Group {...rest} value={value ?? ''}>
      {/* Without the group's value each of them is the browser's own. */}
      <RadioGroupContext value={null}>
        <Group gap="lg" mt={6} mb={4} ref={group}>
          {data.map(({ value: own, label }, index) => (
            <Radio key={own} label={label} {...radio(own)} {...(index === 0 && { 'data-path': path })} />
          ))}
        </Group>
      </RadioGroupContext>
    </Radio.Group>
  );
});
