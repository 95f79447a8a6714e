import { Skeleton } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { api } from '../api.ts';
import { AskedDocuments } from './AskedDocuments.tsx';
import { CombinationPanel } from './CombinationPanel.tsx';
import { type Combination, queryOf } from './combination.ts';
import classes from './required.module.css';

type Props = { asked: Combination; onChange: (change: Partial<Combination>) => void };

/** A combination to choose, and what the rules ask of it on its day. */
export function CombinationView({ asked, onChange }: Props) {
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
