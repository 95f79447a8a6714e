import { Anchor, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconHourglass, IconLock } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import classes from '../dashboard/dashboard.module.css';
import { placeOf, places } from '../links.rules.ts';
import type { NextItem } from './money.calls.ts';

/** Number of held items shown; the list has all. */
const shownItems = 4;

/** Whether somebody has to act, it clears by itself, or finance holds it. */
export const toneOfHeld = ({ why, isHeldByFinance }: NextItem): 'danger' | 'warning' | 'neutral' => {
  if (isHeldByFinance) return 'danger';
  const clears = ['Pending', 'Due diligence is pending', 'It came in after the cut-off', 'The payment went back'];
  return why && (clears.includes(why) || /less than \d+ hours ago/.test(why)) ? 'neutral' : 'warning';
};

/** Reason of a hold, with the names of missing documents if there are one or two. */
const whyOf = ({ why, missing }: NextItem): string | null => {
  const [first, ...others] = missing;
  if (!first) return why;
  return others.length > 1 ? `Missing: ${first} and ${others.length} more` : `Missing: ${missing.join(', ')}`;
};

const icons = { danger: IconLock, warning: IconAlertCircle, neutral: IconHourglass };

/** The next payout, and held items with their reasons. */
export function NextPayout() {
  const query = useData(api.nextPayout, { query: { show: 'HELD', pageSize: shownItems, sortDirection: 'asc' } });
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={280} aria-busy="true" />;
  const { payDay, readyCents, feeCents, withheldCents, heldCents, ready, held, rows } = query.data;
  return (
    <Panel>
      <div className={classes.head}>
        <h2 className="g-heading">Next payout</h2>
        <span className="g-note">{formatDay(payDay)}</span>
      </div>
      <div>
        <span className="g-title">
          <Figure cents={readyCents} to={places.next('READY')} withCurrency label="Next payout" />
        </span>{' '}
        <span className="g-note">
          {ready === 1 ? '1 item' : `${ready} items`}
          {feeCents > 0 && (
            <>
              {' · before fees of '}
              <Figure cents={feeCents} to={places.next('FEES')} label="Fees due" />
            </>
          )}
          {withheldCents > 0 && (
            <>
              {' · '}
              <Figure cents={withheldCents} to={places.next('WITHHELD')} label="To be withheld" /> to be withheld
            </>
          )}
        </span>
      </div>
      <div className={classes.row} style={{ marginTop: 14 }}>
        <strong>Held · {held}</strong>
        <strong>
          <Figure cents={heldCents} to={places.next('HELD')} label="Held" />
        </strong>
      </div>
      <ul className={classes.held}>
        {rows.map((item) => {
          const tone = toneOfHeld(item);
          const Icon = icons[tone];
          return (
            <li key={`${item.kind} ${item.source}`}>
              <Icon size={17} stroke={1.7} data-tone={tone} aria-hidden />
              <span>{item.address || item.of}</span>
              <span className={classes.why}>{whyOf(item)}</span>
              <Figure cents={item.cents} to={placeOf(item)} label={`Held of ${item.address || item.of}`} />
            </li>
          );
        })}
      </ul>
      {held > rows.length && (
        <Anchor component={RouteLink} to={places.next('HELD')} size="sm">
          {held - rows.length} more
        </Anchor>
      )}
      <div className={`${classes.row} ${classes.total}`}>
        <span>Earned, not yet paid</span>
        <Figure cents={readyCents + heldCents} to={places.next('NOT_PAID')} label="Earned, not yet paid" />
      </div>
    </Panel>
  );
}
