import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { RawRow } from './list-row.ts';

export type Statement = { text: string; values: unknown[] };

/** Statuses that the person may see at all, those of them that they ask for, and what narrows them further, as SQL. */
export type Shelf = { visible: number[]; chosen: number[]; only: string };

/** `isCapped`: there are more than `count`. */
export type Counted = { count: number; isCapped: boolean };
export type Found = { rows: RawRow[]; total: Counted; counts: Record<number, Counted> };

/** Counts by status as a statement answers them: JSON as text, so that it is read once, not with every row. */
export type CountsText = { counts: string };
export type CountsAndRow = CountsText & (RawRow | { [K in keyof RawRow]: null });

/** Counts that stop at `upTo`, and their sum over the chosen statuses. */
export const countsIn = (row: CountsText | undefined, chosen: number[], upTo = Number.POSITIVE_INFINITY) => {
  const raw: Record<number, number> = row ? JSON.parse(row.counts) : {};
  const cap = (count: number): Counted => ({ count: Math.min(count, upTo), isCapped: count > upTo });
  const counts = Object.fromEntries(Object.entries(raw).map(([id, count]) => [id, cap(count)]));
  return { counts, total: cap(chosen.reduce((sum, id) => sum + (raw[id] ?? 0), 0)) };
};

/** Counts stand beside every row, and alone where no row was found. */
export const rowsIn = (rows: CountsAndRow[]): RawRow[] =>
  rows.filter((row): row is CountsText & RawRow => row.id !== null);

/** Prepared once a connection, and straight to the driver: this is the hottest read of all. */
export const askPrepared = <T extends object>(at: Reading, { text, values }: Statement): Promise<T[]> =>
  ask(at.database, text, values);

/** Planned anew for its values: how rare a word is decides how to look for it. */
export const askAnew = async <T extends object>(at: Reading, { text, values }: Statement): Promise<T[]> =>
  (await at.database.$client.query<T>(text, values)).rows;
