import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { port } from '#platform/server/room.ts';

/** Something that waits for finance: how many, over how much, and the list that has them. */
export type Waiting = {
  key: string;
  label: string;
  /** The address of the list, with its filter. */
  to: string;
  read(at: Reading): Promise<{ count: number; cents: number }>;
};

/** The port where rooms offer what waits for finance in them. */
export const waitingForFinance = port<Waiting>('ledger.waiting');

/** What a table has: `cents` is the column that is summed. */
export const countIn =
  (from: string, cents: string): Waiting['read'] =>
  async (at) => {
    const text = `SELECT count(*) AS count, coalesce(sum(${cents}), 0)::bigint AS cents FROM ${from}`;
    const [found] = await ask<{ count: number; cents: number }>(at.db, text);
    return { count: Number(found?.count ?? 0), cents: found?.cents ?? 0 };
  };
