import { Select, Skeleton } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { sidesOf } from '../transaction.words.ts';
import { AskedDocuments } from './AskedDocuments.tsx';
import { type Combination, choices, queryOf } from './combination.web.ts';
import classes from './required.module.css';

type Props = { asked: Combination; onChange: (change: Partial<Combination>) => void };

const labels = {
  type: 'Transaction',
  property: 'Property',
  side: 'Represents',
  client: 'Client',
  external: 'External co-brokers',
  internal: 'Our commission',
  bill: 'Billed to',
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

/** The choices on which the list depends. */
function CombinationPanel({ asked, onChange }: Props) {
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

type ViewProps = { asked: Combination; onChange: (change: Partial<Combination>) => void };

/** The choices, and the documents that the rules require for them on the chosen day. */
export function CombinationView({ asked, onChange }: ViewProps) {
  const found = useData(api.documents, { query: queryOf(asked) }, { keepPrevious: true });
  const list = () => {
    if (found.error && !found.isFetching) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
    if (!found.data) return <Skeleton height={320} radius={8} />;
    if (found.data.rows.length > 0) return <AskedDocuments documents={found.data.rows} />;
    return (
      <Panel>
        <EmptyState icon={IconFileOff} title="No documents are asked for">
          No rule was in force on this date.
        </EmptyState>
      </Panel>
    );
  };
  return (
    <>
      <div className={classes.choice}>
        <CombinationPanel asked={asked} onChange={onChange} />
      </div>
      <div className={classes.list} aria-busy={found.isPending}>
        {list()}
      </div>
    </>
  );
}
