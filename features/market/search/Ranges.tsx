import { Button, Group, Popover, Stack, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import classes from './Ranges.module.css';

/** A filter from one value to another: numbers, or months. */
export type Range = {
  label: string;
  from: string;
  to: string;
  kind: 'number' | 'month';
  words?: (value: string) => string;
};

type Filters = Partial<Record<string, string>>;
type Props = { ranges: Range[]; filters: Filters; onChange: (filters: Record<string, string | undefined>) => void };

/** Filters by two ends each, which are set together. */
export function Ranges({ ranges, filters, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={340} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          More filters
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="More filters">
        <Form
          ranges={ranges}
          filters={filters}
          onDone={(chosen) => {
            setIsOpen(false);
            if (chosen) onChange({ ...filters, ...chosen });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

type FormProps = {
  ranges: Range[];
  filters: Filters;
  onDone: (chosen: Record<string, string | undefined> | undefined) => void;
};

function Form({ ranges, filters, onDone }: FormProps) {
  const [typed, setTyped] = useState<Filters>(filters);
  const put = (name: string, value: string | undefined) =>
    setTyped((before) => ({ ...before, [name]: value }) as Filters);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(Object.fromEntries(ranges.flatMap(({ from, to }) => [from, to]).map((name) => [name, typed[name]])));
      }}
    >
      <Stack gap="sm">
        {ranges.map(({ label, from, to, kind }) => (
          <div key={from}>
            <Text size="sm" fw={500} mb={4}>
              {label}
            </Text>
            <div className={classes.ends}>
              {[from, to].map((name) => (
                <End
                  key={name}
                  label={`${label}, ${name === from ? 'from' : 'to'}`}
                  placeholder={name === from ? 'From' : 'To'}
                  kind={kind}
                  value={typed[name]}
                  onChange={(value) => put(name, value)}
                />
              ))}
            </div>
          </div>
        ))}
        <Group gap="xs" justify="flex-end">
          <Button variant="subtle" color="gray" onClick={() => onDone(undefined)}>
            Cancel
          </Button>
          <Button type="submit">Show</Button>
        </Group>
      </Stack>
    </form>
  );
}

type EndProps = {
  label: string;
  placeholder: string;
  kind: Range['kind'];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function End({ label, placeholder, kind, value, onChange }: EndProps) {
  if (kind === 'month')
    return (
      <TextInput
        type="month"
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    );
  return (
    <NumberInput
      aria-label={label}
      placeholder={placeholder}
      digits={10}
      value={value === undefined ? null : Number(value)}
      onChange={(number: number | null) => onChange(number === null ? undefined : String(number))}
    />
  );
}
