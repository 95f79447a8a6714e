import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import type { Received } from '#platform/web/api/client.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenUnits } from '#platform/web/kit/text/UnbrokenUnits.tsx';
import type { esubmission } from '../../contract/index.ts';
import { lookOfStatus } from '../statuses.ts';
import classes from './SubmissionRows.module.css';

type List = Received<(typeof esubmission)['list']>;
export type Row = List['rows'][number];

type Props = {
  query: UseQueryResult<List, CallFailure>;
  to: (row: Row) => string;
  /** The smaller text under a case number. */
  sub: (row: Row) => ReactNode;
  /** What is to be done, in place of the price. */
  verb?: (row: Row) => string;
  empty: ReactNode;
};

/** A panel with a few submissions. Each row opens its submission. */
export function SubmissionRows({ query, to, sub, verb, empty }: Props) {
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
              {verb ? (
                <span className={classes.verb}>{verb(row)}</span>
              ) : (
                <span className={`${classes.money} g-figures`}>
                  {formatMoney(row.priceCents)}
                  {row.transactionType === 'LEASE' && ' a month'}
                </span>
              )}
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

/** When a submission was submitted, or else created. */
export const since = ({ submittedDate, createdDate }: Row): ReactNode => (
  <>
    {submittedDate ? 'Submitted' : 'Created'} <Instant at={submittedDate ?? createdDate} />
  </>
);
