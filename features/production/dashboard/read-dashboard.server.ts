import { type Lateness, lateness } from '#features/billing/reports/late.rules.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { paidTo, receivedOf } from '../money/receipts.server.ts';
import { sumsOf } from '../outstanding/list-outstanding.server.ts';
import { openInvoicesOf } from '../outstanding/open-invoices.server.ts';
import type { OutstandingInvoice } from '../outstanding/outstanding.calls.ts';
import type { DealType } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { cardOf, chartOf, type DaySum, firstDayOf, spansOn, sumWithin } from './add-up.rules.ts';

type Dashboard = Data<typeof production.dashboard>;

/** Each statement gives the rows of a figure's list since $2, by day. */
const submitted = `
  SELECT (e.submitted_at AT TIME ZONE 'Asia/Singapore')::date AS day, count(*)::int AS count, sum(i.cents)::bigint AS cents
  FROM esubmission_member_public m JOIN esubmission_public e ON e.id = m.esubmission_id
  CROSS JOIN LATERAL (
    SELECT sum(amount_cents) AS cents FROM internal_cobroke WHERE esubmission_id = e.id AND user_id = $1
  ) i
  WHERE m.user_id = $1 AND e.deleted_at IS NULL AND i.cents > 0
    AND e.submitted_at >= $2::date::timestamp AT TIME ZONE 'Asia/Singapore'
    AND e.status NOT IN (${Status.draft}, ${Status.cancelled}, ${Status.rejected})
  GROUP BY 1`;

export const gross = `
  SELECT day, type, count(*)::int AS count, sum(cents)::bigint AS cents
  FROM (
    SELECT d.signed_on AS day, d.transaction_type || '-' || d.category AS type, sum(s.amount_cents) AS cents
    FROM deal_share_public s JOIN deal_public d ON d.id = s.deal_id
    WHERE s.user_id = $1 AND d.state = 'OPEN' AND d.signed_on >= $2
    GROUP BY d.id, d.signed_on, d.transaction_type, d.category HAVING sum(s.amount_cents) > 0
  ) deals GROUP BY day, type`;

const byDay = (rows: string, day: string) => `
  SELECT ${day} AS day, count(*)::int AS count, sum(cents)::bigint AS cents FROM (${rows}) r WHERE ${day} >= $2 GROUP BY 1`;

const paidYears = `
  SELECT DISTINCT to_char(paid_on, 'YYYY') AS year FROM payout_line_public WHERE person_id = $1 AND paid_on IS NOT NULL`;

/** Figures of the caller's production. Every figure is the sum of the rows of its list. */
export const readDashboard = async (at: Reading): Promise<Dashboard> => {
  const day = today(at.clock);
  const since = [at.actor.userId, firstDayOf(day)];
  const [ofSubmitted, ofGross, ofReceived, ofPaid, years, open] = await Promise.all([
    ask<DaySum>(at.db, submitted, since),
    ask<DaySum & { type: DealType }>(at.db, gross, since),
    ask<DaySum>(at.db, byDay(receivedOf, '"receivedOn"'), since),
    ask<DaySum>(at.db, byDay(paidTo, '"paidOn"'), since),
    ask<{ year: string }>(at.db, paidYears, [at.actor.userId]),
    openInvoicesOf(at, at.actor.userId),
  ]);
  const spans = spansOn(day);
  return {
    today: day,
    spans,
    submitted: cardOf(ofSubmitted, day),
    gross: cardOf(ofGross, day),
    received: cardOf(ofReceived, day),
    paid: cardOf(ofPaid, day),
    outstanding: outstandingOf(open),
    months: chartOf(ofGross, day),
    types: [...Map.groupBy(ofGross, ({ type }) => type)]
      .map(([type, rows]) => ({ type, ...sumWithin(rows, spans.year) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.cents - a.cents),
    incomeYears: [...new Set([day.slice(0, 4), ...years.map(({ year }) => year)])].sort().reverse(),
    aging: agingOf(open),
  };
};

const openOf = (rows: OutstandingInvoice[]) => {
  const { openCents: cents, shareCents } = sumsOf(rows);
  return { count: rows.length, cents, shareCents };
};

/** Outstanding amounts by lateness. */
export const agingOf = (open: OutstandingInvoice[]) =>
  Object.fromEntries(keysOf(lateness).map((late) => [late, openOf(open.filter((row) => row.late === late))])) as Record<
    Lateness,
    ReturnType<typeof openOf>
  >;

/** All that is open, and what of it is late. */
export const outstandingOf = (open: OutstandingInvoice[]) => {
  const overdue = open.filter(({ daysLate }) => daysLate > 0);
  return {
    ...openOf(open),
    overdueCents: sumsOf(overdue).openCents,
    oldestDays: Math.max(0, ...overdue.map(({ daysLate }) => daysLate)),
  };
};
