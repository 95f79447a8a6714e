import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';

/** How many wait, and over how much; null where they have no amount, such as a hold of whatever a person earns. */
export type CountAndSum = { count: number; cents: number | null };

/** With the day since which the oldest one waits. */
type Waited = CountAndSum & { oldest: Day | null };

/** Something that waits for finance: how many, over how much, since when, and the list that has them. */
export type Waiting = {
  key: string;
  label: string;
  /** The address of the list, with its filter. */
  to: string;
  /** What is done there: `Approve`. */
  verb: string;
  /** What decides about it: `payout waits`. */
  hint?: string;
  read(at: Reading): Promise<Waited>;
};

/** The port where rooms offer what waits for finance in them. */
export const waitingForFinance = port<Waiting>('ledger.waiting');

/** The day of a moment, in Singapore. */
export const dayIn = (instant: string): string => `(${instant} AT TIME ZONE 'Asia/Singapore')::date`;

/** What a table has: `cents` is the column that is summed, if there is one, `since` the day since which a row waits. */
export const countIn =
  (from: string, { cents, since }: { cents?: string; since: string }): Waiting['read'] =>
  async (at) => {
    const sum = cents ? `coalesce(sum(${cents}), 0)::bigint` : 'NULL';
    const text = `SELECT count(*) AS count, ${sum} AS cents, min(${since}) AS oldest FROM ${from}`;
    const [found] = await ask<Waited>(at.db, text);
    return { count: Number(found?.count ?? 0), cents: found?.cents ?? null, oldest: found?.oldest ?? null };
  };

/** The first and the last day of a month. */
export type MonthDays = { from: Day; to: Day };

/** Something of a month that is better done before the month is closed: how many, over how much, and the list that has them. */
export type OpenInMonth = {
  key: string;
  label: string;
  to(days: MonthDays): string;
  read(at: Reading, days: MonthDays): Promise<CountAndSum>;
};

/** The port where rooms offer what may be open of a month that is about to be closed. */
export const openInMonth = port<OpenInMonth>('ledger.open-in-month');

/** What a table has of a month, whose days its condition takes as $1 and $2. */
export const countInMonth =
  (from: string, cents?: string): OpenInMonth['read'] =>
  async (at, days) => {
    const text = `SELECT count(*) AS count, ${cents ? `coalesce(sum(${cents}), 0)::bigint` : 'NULL'} AS cents FROM ${from}`;
    const [found] = await ask<CountAndSum>(at.db, text, [days.from, days.to]);
    return { count: Number(found?.count ?? 0), cents: found?.cents ?? null };
  };
