import type { ReactNode } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { lookOfStatus } from '../status/statuses.web.ts';
import type { Row } from '../summary/summary.calls.ts';
import classes from './SubmissionRows.card.module.css';

type Props = {
  rows: Row[];
  to: (row: Row) => string;
  /** The smaller text under a case number. */
  sub: (row: Row) => ReactNode;
  empty: ReactNode;
};

/** A panel with a few submissions. Each row opens its submission. */
export function SubmissionRows({ rows, to, sub, empty }: Props) {
  if (rows.length === 0) return empty;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => {
        const { tone, icon } = lookOfStatus(row.status.id);
        return (
          <li key={row.eSubId}>
            <RouteLink to={to(row)} className={classes.row}>
              <TwoLines strong sub={sub(row)}>
                <span className="g-figures">{row.caseNo}</span>
              </TwoLines>
              <span className={classes.place}>
                <UnbrokenNumbers>{row.address || 'No address yet'}</UnbrokenNumbers>
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

/** When a submission was submitted, or else created. */
export const since = ({ submittedDate, createdDate }: Row): ReactNode => (
  <>
    {submittedDate ? 'Submitted' : 'Created'} <Instant at={submittedDate ?? createdDate} />
  </>
);
