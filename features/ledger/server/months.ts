import { addDays, addMonths, type Day, dayOf, formatMonth } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { ledger } from '../contract.ts';
import { standing } from './balances.ts';
import type { OpenInMonth } from './waiting.ts';

type Month = { month: Day; entries: number; debitCents: number; closedAt: string | null; closedBy: string | null };
type Query = Input<typeof ledger.months>['query'];

/** How many entries there are in these days, and what they debit. */
const turnover = (days: string) => `
  SELECT count(DISTINCT e.id) AS entries, coalesce(sum(l.cents), 0) AS debit
  FROM journal_entry e JOIN journal_line l ON l.entry = e.id AND l.cents > 0 WHERE ${days}`;

/** Of a closed month its turnover is kept; that of an open one is counted. */
const months = `
  SELECT m.month, m.closed_at AS "closedAt", p.name AS "closedBy", m.entries + o.entries AS entries,
         (m.debit_cents + o.debit)::bigint AS "debitCents"
  FROM ledger_month m
  CROSS JOIN LATERAL (${turnover(`m.closed_at IS NULL AND e.day >= m.month AND e.day < m.month + interval '1 month'`)}) o
  LEFT JOIN person_public p ON p.id = m.closed_by
  WHERE ($1::date IS NULL OR m.month >= $1 AND m.month < $1 + interval '1 year')
    AND ($2::text IS NULL OR (m.closed_at IS NULL) = ($2 = 'OPEN'))
  ORDER BY m.month DESC`;

const oldestOpen = 'SELECT min(month) AS month FROM ledger_month WHERE closed_at IS NULL';

const findMonths = (at: Reading, { year, state }: Query) =>
  ask<Month>(at.db, months, [year ? `${year}-01-01` : null, state ?? null]);

/** The months of the ledger, the newest first, and which one can be closed next. They are twelve a year, so they need no pages. */
export const readMonths = async (at: Reading, { query }: { query: Query }) => {
  const [rows, [oldest]] = await Promise.all([findMonths(at, query), ask<{ month: Day | null }>(at.db, oldestOpen)]);
  const sum = (of: (month: Month) => number) => rows.reduce((total, month) => total + of(month), 0);
  const sums = { entries: sum(({ entries }) => entries), debitCents: sum(({ debitCents }) => debitCents) };
  const next = oldest?.month;
  return { rows, sums, next: next && addMonths(next, 1) <= today(at.clock) ? next : null };
};

const sheet: ListSheet<Month> = {
  name: 'months',
  title: 'Months',
  action: 'ledger.months-exported',
  columns: [
    { header: 'Month', kind: 'text', width: 20, value: ({ month }) => formatMonth(month) },
    { header: 'Entries', kind: 'count', width: 10, value: ({ entries }) => entries },
    { header: 'Debit (S$)', kind: 'money', width: 18, value: ({ debitCents }) => debitCents },
    { header: 'Closed', kind: 'day', width: 14, value: ({ closedAt }) => closedAt && dayOf(closedAt) },
    { header: 'Closed by', kind: 'text', width: 28, value: ({ closedBy }) => closedBy ?? '' },
  ],
};

/** Every month that the list's filters find. */
export const monthsSheet = async (at: Reading, { query }: { query: Query }) =>
  listSheet(at, sheet, query, await findMonths(at, query));

const lock = 'SELECT closed_at AS "closedAt" FROM ledger_month WHERE month = $1 FOR UPDATE';
const earlier = `${oldestOpen} AND month < $1`;
const close = `
  UPDATE ledger_month SET closed_at = :now, closed_by = :actor, entries = t.entries, debit_cents = t.debit
  FROM (${turnover(`e.day >= :first::date AND e.day < :first::date + interval '1 month'`)}) t WHERE month = :first`;
const keep = `
  WITH ${standing} INSERT INTO ledger_balance (month, account, debit_cents, credit_cents, cents)
  SELECT $1::date, account, debit, credit, debit - credit FROM standing`;

/**
 * Closes a month for ever, the oldest open one first, and keeps its turnover and the balances of its end. Whoever is posting into it is waited
 * for; what comes later is posted on the day it is recorded, and keeps its day as the value day.
 */
export const closeMonth = async (at: Writing, { params: { month } }: { params: { month: string } }) => {
  const first = `${month}-01`;
  if (addMonths(first, 1) > today(at.clock))
    throw new Refusal('ledger.conflict', `${formatMonth(first)} is not over yet.`);
  const [found] = await ask<{ closedAt: string | null }>(at.db, lock, [first]);
  if (!found) throw new Refusal('ledger.missing', `Nothing was posted in ${formatMonth(first)}.`);
  if (found.closedAt) throw new Refusal('ledger.conflict', `${formatMonth(first)} is closed already.`);
  const [open] = await ask<{ month: Day | null }>(at.db, earlier, [first]);
  if (open?.month) throw new Refusal('ledger.conflict', `Close ${formatMonth(open.month)} first.`);
  await ask(at.db, keep, [first]);
  await ask(at.db, close, { first, now: at.clock.now().toString(), actor: at.actor.userId });
  await record(at, { aggregate: 'ledger', aggregateId: month, action: 'ledger.month-closed' });
  return { month: first };
};

/** What is open of a month, in the rooms that say so. Kinds of which nothing is open are left out. */
export const readOpenInMonth =
  (kinds: OpenInMonth[]) =>
  async (at: Reading, { params: { month } }: { params: { month: string } }) => {
    const from = `${month}-01`;
    const days = { from, to: addDays(addMonths(from, 1), -1) };
    const found = await Promise.all(
      kinds.map(async ({ key, label, to, read }) => ({ key, label, to: to(days), ...(await read(at, days)) })),
    );
    return { rows: found.filter(({ count }) => count > 0) };
  };
