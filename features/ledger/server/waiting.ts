import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';

/** How many wait, and over how much; null where they have no amount, such as a hold of whatever a person earns. */
export type CountAndSum = { count: number; cents: number | null };

/** Something that waits for finance: how many, over how much, and the list that has them. */
export type Waiting = {
  key: string;
  label: string;
  /** The address of the list, with its filter. */
  to: string;
  read(at: Reading): Promise<CountAndSum>;
};

/** The port where rooms offer what waits for finance in them. */
export const waitingForFinance = port<Waiting>('ledger.waiting');

/** What a table has: `cents` is the column that is summed, if there is one. */
export const countIn =
  (from: string, cents?: string): Waiting['read'] =>
  async (at) => {
    const text = `SELECT count(*) AS count, ${cents ? `coalesce(sum(${cents}), 0)::bigint` : 'NULL'} AS cents FROM ${from}`;
    const [found] = await ask<CountAndSum>(at.db, text);
    return { count: Number(found?.count ?? 0), cents: found?.cents ?? null };
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
