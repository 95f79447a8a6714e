import { Select } from '@mantine/core';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { sidesOf } from '../../words.ts';
import { type Combination, choices } from './combination.ts';

type Props = { asked: Combination; onChange: (change: Partial<Combination>) => void };

const labels = {
  type: 'Transaction',
  property: 'Property',
  side: 'We act for the',
  client: 'Client',
  external: 'External co-brokers',
  internal: 'Our commission',
  bill: 'Billed to',
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

/** What the list depends on, to be chosen. */
export function CombinationPanel({ asked, onChange }: Props) {
  const optionsOf = (name: keyof typeof labels) => {
    const sides: readonly string[] = sidesOf[asked.type];
    return Object.entries(choices[name])
      .filter(([value]) => name !== 'side' || sides.includes(value))
      .map(([value, label]) => ({ value, label }));
  };
  return (
    <Panel title="Transaction">
      <FieldGrid columns={4}>
        {names.map((name) => (
          <Select
            key={name}
            label={labels[name]}
            data={optionsOf(name)}
            value={asked[name]}
            allowDeselect={false}
            onChange={(value) => value && onChange({ [name]: value })}
          />
        ))}
        <DayInput
          label="Option or agreement date"
          required
          withAsterisk={false}
          value={asked.date}
          onChange={(date) => date && onChange({ date })}
        />
      </FieldGrid>
    </Panel>
  );
}
