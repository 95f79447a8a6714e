import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { esubmission } from '#features/esubmission/contract.ts';
import { lookOfStatus } from '#features/esubmission/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { Received } from '#platform/web/api/client.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { Instant } from '#platform/web/kit/Day.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import { UnbrokenUnits } from '#platform/web/kit/UnbrokenUnits.tsx';
import classes from './SubmissionRows.module.css';

type List = Received<(typeof esubmission)['list']>;
type Row = List['rows'][number];

type Props = {
  query: UseQueryResult<List, CallFailure>;
  to: (row: Row) => string;
  /** The quieter word under a case number. */
  sub: (row: Row) => ReactNode;
  empty: ReactNode;
};

/** A few submissions in a panel; each opens. */
export function SubmissionRows({ query, to, sub, empty }: Props) {
  const { data, error, isFetching, refetch } = query;
  if (error) return <ErrorCard error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <div className={classes.wait} role="status" aria-label="Loading submissions">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height={36} />
        ))}
      </div>
    );
  }
  if (data.rows.length === 0) return empty;
  return (
    <ul className={classes.rows}>
      {data.rows.map((row) => {
        const { tone, icon } = lookOfStatus(row.status.id);
        return (
          <li key={row.eSubId}>
            <RouteLink to={to(row)} className={classes.row}>
              <TwoLines strong sub={sub(row)}>
                <span className="g-figures">{row.caseNo}</span>
              </TwoLines>
              <span className={classes.place}>
                <UnbrokenUnits>{row.address || 'No address yet'}</UnbrokenUnits>
              </span>
              <span className={`${classes.money} g-figures`}>
                {formatMoney(row.priceCents)}
                {row.transactionType === 'LEASE' && ' a month'}
              </span>
              <span className={classes.status}>
                <StatusBadge tone={tone} icon={icon}>
                  {row.status.label}
                </StatusBadge>
              </span>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** When a submission was begun, or handed in. */
export const since = (row: Row): ReactNode => <Instant at={row.submittedDate ?? row.createdDate} />;
