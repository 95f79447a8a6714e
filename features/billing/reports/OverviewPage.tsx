import { Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { api } from '../api.web.ts';
import { FinanceKinds } from './FinanceKinds.tsx';

/** /agency-desk/finance: what waits for finance, by kind, each leading to its list. */
export function OverviewPage() {
  const found = useData(api.overview, {});
  return (
    <>
      <PageHeader title="Finance" crumbs={[{ label: 'Agency Desk' }, { label: 'Finance' }]} />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <FinanceKinds overview={found.data} others={found.data.others} />
      ) : (
        <Skeleton height={240} aria-busy="true" />
      )}
    </>
  );
}
