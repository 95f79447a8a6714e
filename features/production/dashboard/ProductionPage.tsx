import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { IncomeReport } from '../income-report/IncomeReport.tsx';
import { NextPayout } from '../money/NextPayout.tsx';
import { Aging } from './Aging.tsx';
import { ByType } from './ByType.tsx';
import { Cards, type DashboardData } from './Cards.tsx';
import classes from './dashboard.module.css';
import { Months } from './Months.tsx';
import { RecentDeals } from './RecentDeals.tsx';

/** /my-productions: my closed deals, earnings, receivables and payouts. Each figure links to its rows. */
export function ProductionPage() {
  return useMe().role === 'salesperson' ? <Production /> : <NoProduction title="Production Dashboard" />;
}

function Production() {
  const today = useToday();
  const query = useData(api.dashboard, {});
  // Deferred, because a page of cards at once would keep a phone from answering.
  const data = useDeferredValue(query.data);
  return (
    <>
      <PageHeader
        title="Production"
        action={
          <>
            <IncomeReport years={query.data?.incomeYears ?? [today.slice(0, 4)]} />
            <Button
              component={RouteLink}
              to="/e-submission/submit-new-transaction"
              leftSection={<IconPlus size={17} stroke={1.8} />}
            >
              New transaction
            </Button>
          </>
        }
      />
      <div className={classes.page}>
        {query.error ? (
          <div className={classes.failed}>
            <ErrorCard error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
          </div>
        ) : data ? (
          <Figures data={data} />
        ) : (
          <Loading />
        )}
        <div className={classes.next}>
          <NextPayout />
        </div>
        <div className={classes.recent}>
          <RecentDeals year={data && { days: data.spans.year, deals: data.gross.year.count }} />
        </div>
      </div>
    </>
  );
}

function Figures({ data }: { data: DashboardData }) {
  return (
    <>
      <Cards data={data} />
      <div className={classes.months}>
        <Months months={data.months} />
      </div>
      <div className={classes.types}>
        <ByType data={data} />
      </div>
      <div className={classes.aging}>
        <Aging data={data} />
      </div>
    </>
  );
}

/** A placeholder with the layout of the figures, so that content below does not move. */
function Loading() {
  return (
    <>
      {['cards', 'months', 'types', 'aging'].map((part) => (
        <div key={part} className={classes[part]} data-loading="true" aria-busy="true">
          <Skeleton height="100%" radius="md" />
        </div>
      ))}
    </>
  );
}
