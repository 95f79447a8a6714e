import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { type Day, daysBetween, formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatCount, formatMoney } from '#platform/contract/money.ts';
import type { Queue } from '#platform/contract/queue.ts';
import { useToday } from '../hooks/useToday.ts';
import { Box } from '../page/Box.tsx';
import { RouteLink } from '../page/RouteLink.tsx';
import { Verb } from '../page/Verb.tsx';
import classes from './QueueTable.module.css';
import { inQueueOrder, type QueueOrder, queueOrders } from './queueOrder.ts';

type Props = {
  title: string;
  /** All of them: what is empty folds itself into one line. */
  queues: Queue[];
  /** The page that lists all queues of a desk. */
  all?: { to: string; label: string } | undefined;
};

const atFirst = 10;

/** What waits for a desk, a line each queue: how much, since when, and the verb that opens its list. */
export function QueueTable({ title, queues, all }: Props) {
  const hasAmounts = queues.some(({ cents }) => cents !== null);
  const [order, setOrder] = useState<QueueOrder>(hasAmounts ? 'amount' : 'oldest');
  const [isWhole, setWhole] = useState(false);
  const [isClearShown, setClearShown] = useState(false);
  const full = inQueueOrder(queues, order);
  const clear = queues.filter(({ count }) => count === 0);
  const rest = full.slice(atFirst);
  return (
    <Box
      title={title}
      note={full.length > 0 && counted(full.length, 'queue')}
      action={full.length > 1 && <Order order={order} onChange={setOrder} hasAmounts={hasAmounts} />}
    >
      {full.length > 0 && (
        <table className={classes.table} aria-label={title} data-plain={!hasAmounts || undefined}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={classes.count}>
                Count
              </th>
              {hasAmounts && (
                <th scope="col" className={classes.amount}>
                  Amount (S$)
                </th>
              )}
              <th scope="col" className={classes.oldest}>
                Oldest
              </th>
              <td className={classes.verb} />
            </tr>
          </thead>
          <tbody>
            {(isWhole ? full : full.slice(0, atFirst)).map((queue) => (
              <Row key={queue.key} queue={queue} hasAmounts={hasAmounts} />
            ))}
          </tbody>
        </table>
      )}
      {(clear.length > 0 || rest.length > 0 || all) && (
        <div className={classes.foot}>
          {clear.length > 0 && (
            <>
              <IconCircleCheck size={16} stroke={1.8} className={classes.check} aria-hidden />
              <Verb
                component="button"
                type="button"
                className={classes.clear ?? ''}
                aria-expanded={isClearShown}
                onClick={() => setClearShown(!isClearShown)}
              >
                {full.length === 0
                  ? 'Every queue is clear'
                  : `${counted(clear.length, 'queue')} ${clear.length === 1 ? 'is' : 'are'} clear`}
              </Verb>
            </>
          )}
          {rest.length > 0 && (
            <Verb component="button" type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : moreWords(rest)}
            </Verb>
          )}
          {all && (
            <Verb component={RouteLink} to={all.to} className={classes.all ?? ''}>
              {all.label}
            </Verb>
          )}
        </div>
      )}
      {isClearShown && (
        <ul className={classes.clearOnes} aria-label="Queues that are clear">
          {clear.map(({ key, label, to }) => (
            <li key={key}>
              <RouteLink to={to} className="g-link">
                {label}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const moreWords = (rest: Queue[]): string => {
  const cents = rest.reduce((sum, each) => sum + (each.cents ?? 0), 0);
  return cents === 0 ? `${rest.length} more` : `${rest.length} more, ${formatMoney(cents)}`;
};

type OrderProps = { order: QueueOrder; onChange: (order: QueueOrder) => void; hasAmounts: boolean };

function Order({ order, onChange, hasAmounts }: OrderProps) {
  const orders = Object.entries(queueOrders).filter(([key]) => hasAmounts || key !== 'amount');
  return (
    <label className={classes.order}>
      Order{' '}
      <select value={order} onChange={({ currentTarget }) => onChange(currentTarget.value as QueueOrder)}>
        {orders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Row({ queue, hasAmounts }: { queue: Queue; hasAmounts: boolean }) {
  const { label, hint, to, verb, count, cents } = queue;
  const today = useToday();
  const since = sinceWords(queue, today);
  return (
    <tr className={classes.row}>
      <th scope="row">
        <RouteLink to={to} className={classes.what} data-count={count}>
          {label}
        </RouteLink>
        {hint && <span className={classes.hint}>{hint}</span>}
      </th>
      <td className={classes.count}>{formatCount(count)}</td>
      {hasAmounts && (
        <td className={classes.amount} data-nothing={cents === null || undefined}>
          {cents !== null && formatAmount(cents)}
        </td>
      )}
      <td className={classes.oldest} data-late={since?.isLate || undefined}>
        {since?.words}
      </td>
      <td className={classes.verb}>{verb}</td>
    </tr>
  );
}

const sinceWords = ({ oldest, isDue }: Queue, today: Day) => {
  if (!oldest) return null;
  const late = daysBetween(oldest, today);
  if (isDue && late > 0) return { words: `${late === 1 ? '1 day' : `${late} days`} overdue`, isLate: true };
  return { words: formatDay(oldest).slice(0, oldest.slice(0, 4) === today.slice(0, 4) ? 6 : undefined), isLate: false };
};
