import { ActionIcon, Checkbox, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { SegmentedControl } from '../../form/SegmentedControl.tsx';
import type { Column } from './column.ts';
import { OrderSelect, type Sorting } from './OrderSelect.tsx';
import type { Density, TableMemory } from './tableMemory.ts';

type Props<Row> = {
  columns: Column<Row>[];
  shown: Set<string>;
  memory: TableMemory;
  onChange: (change: Partial<TableMemory>) => void;
  /** The order, which is chosen here on a phone because cards have no column heads. */
  sorting: Sorting | undefined;
};

/** Chooses the columns and the density, and on a phone the order. The choice is stored for each table. */
export function ViewMenu<Row>({ columns, shown, memory, onChange, sorting }: Props<Row>) {
  const choosable = columns.filter((column, index) => index > 0 && !column.fixed);
  return (
    <Popover position="bottom-end" width={236} trapFocus>
      <Popover.Target>
        <Tooltip label="Columns and density">
          <ActionIcon variant="default" size={36} aria-label="Columns and density">
            <IconColumns3 size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns and density">
        <Stack gap="xs">
          {sorting && <OrderSelect columns={columns} {...sorting} />}
          <Text size="xs" c="dimmed" fw={600}>
            Columns
          </Text>
          {choosable.map(({ id, header }) => (
            <Checkbox
              key={id}
              size="xs"
              label={header}
              checked={shown.has(id)}
              onChange={(event) => onChange({ columns: { ...memory.columns, [id]: event.currentTarget.checked } })}
            />
          ))}
          {!sorting && (
            <>
              <Text size="xs" c="dimmed" fw={600} mt={4}>
                Density
              </Text>
              <SegmentedControl
                aria-label="Density"
                data={[
                  { value: 'comfortable', label: 'Comfortable' },
                  { value: 'compact', label: 'Compact' },
                ]}
                value={memory.density}
                onChange={(density) => onChange({ density: density as Density })}
              />
            </>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
