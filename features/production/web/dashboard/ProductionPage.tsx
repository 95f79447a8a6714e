import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.ts';
import { Aging } from './Aging.tsx';
import { ByType } from './ByType.tsx';
import { Cards } from './Cards.tsx';
import classes from './dashboard.module.css';
import { IncomeReport } from './IncomeReport.tsx';
import { Months } from './Months.tsx';
import { NextPayout } from './NextPayout.tsx';
import { RecentDeals } from './RecentDeals.tsx';

/** /my-productions: what I closed, earned, am owed and was paid. Each figure leads to the rows that it adds up. */
export function ProductionPage() {
  return useMe().role === 'salesperson' ? <Production /> : <NotFound />;
}

function Production() {
  const found = useData(api.dashboard, {});
  return (
    <>
      <PageHeader
        title="Production"
        crumbs={[{ label: 'My Production' }, { label: 'Production Dashboard' }]}
        action={
          <>
            {found.data && <IncomeReport today={found.data.today} />}
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
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <div className={classes.page}>
          <Cards data={found.data} />
          <div className={classes.months}>
            <Months months={found.data.months} />
          </div>
          <div className={classes.types}>
            <ByType data={found.data} />
          </div>
          <div className={classes.aging}>
            <Aging data={found.data} />
          </div>
          <div className={classes.next}>
            <NextPayout />
          </div>
          <div className={classes.recent}>
            <RecentDeals year={found.data.spans.year} deals={found.data.gross.year.count} />
          </div>
        </div>
      ) : (
        <Skeleton height={560} aria-busy="true" />
      )}
    </>
  );
}
