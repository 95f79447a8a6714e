import { Group, Radio, type RadioGroupProps } from '@mantine/core';
import { asField } from './asField.tsx';

type Props = Omit<RadioGroupProps, 'children' | 'value'> & {
  data: { value: string; label: string }[];
  value?: string | null;
  /** The path of the field. An error links to the first radio. */
  'data-path'?: string;
};

/** One value of a short list, one below the other. */
export const RadioGroup = asField(({ data, value, 'data-path': path, ...rest }: Props) => (
  <Radio.Group {...rest} value={value ?? ''}>
    <Group gap="lg" mt={6} mb={4}>
      {data.map(({ value: own, label }, index) => (
        <Radio key={own} value={own} label={label} {...(index === 0 && { 'data-path': path })} />
      ))}
    </Group>
  </Radio.Group>
));
