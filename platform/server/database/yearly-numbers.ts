import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { today } from '../clock.ts';
import type { Reading, Writing } from '../context.ts';

/** Counts a counter on, and answers the first of the numbers taken. Its row stays locked until the transaction ends. */
export const takeNumbers = async (at: Writing<Actor | null>, counter: string, count = 1): Promise<number> => {
  const { rows } = await at.db.execute<{ value: number }>(sql`
    INSERT INTO counter (name, value) VALUES (${counter}, ${count})
    ON CONFLICT (name) DO UPDATE SET value = counter.value + ${count} RETURNING value`);
  const [row] = rows;
  if (!row) throw new Error('A counter came back empty');
  return row.value - count + 1;
};

/** Numbers without gaps, `ES-2026-000123`: one counter a calendar year of the agency, so that each year begins with 1. */
export const yearlyNumbers = (counter: string, prefix: string) => {
  const yearOf = (at: Pick<Reading, 'clock'>): string => today(at.clock).slice(0, 4);
  const write = (year: string, value: number): string => `${prefix}-${year}-${String(value).padStart(6, '0')}`;

  return {
    /**
     * Takes the next number. The counter's row stays locked until the caller's transaction ends, and a rollback gives the
     * number back. Everyone else who takes one waits for that, so call this as late as possible.
     */
    take: async (at: Writing<Actor | null>): Promise<string> => {
      const year = yearOf(at);
      return write(year, await takeNumbers(at, `${counter}.${year}`));
    },

    /** The number that would be next, without taking it. */
    next: async (at: Reading): Promise<string> => {
      const year = yearOf(at);
      const { rows } = await at.db.execute<{ value: number }>(
        sql`SELECT value FROM counter WHERE name = ${`${counter}.${year}`}`,
      );
      return write(year, (rows[0]?.value ?? 0) + 1);
    },
  };
};
