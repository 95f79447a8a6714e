import { Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { QueueTable } from '#platform/web/kit/worklist/QueueTable.tsx';
import { api } from '../api.web.ts';
import { FinanceFigures } from './FinanceFigures.tsx';
import classes from './OverviewPage.module.css';
import { financeQueues } from './queues.rules.ts';

/** /agency-desk/finance: what waits for finance, and how the money stands. */
export function OverviewPage() {
  const found = useData(api.overview, {});
  return (
    <>
      <PageHeader title="Finance" />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <div className={classes.page}>
          <QueueTable title="To do" queues={[...financeQueues(found.data), ...found.data.others]} />
          <FinanceFigures data={found.data} isWhole />
        </div>
      ) : (
        <Skeleton height={240} aria-busy="true" />
      )}
    </>
  );
}
