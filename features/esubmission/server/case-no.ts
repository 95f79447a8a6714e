import { sql } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';

/** Case numbers: one row a calendar year of the agency, so that each year begins with 1. */

const yearOf = (at: Reading): string => today(at.clock).slice(0, 4);
const counterOf = (year: string): string => `esubmission.caseNo.${year}`;
const write = (year: string, value: number): string => `ES-${year}-${String(value).padStart(6, '0')}`;

/**
 * Takes the next number. Without gaps: the row stays locked until the caller's transaction ends, and goes back with it.
 * Everybody else who creates waits meanwhile, so this comes as late as can be.
 */
export const takeCaseNo = async (at: Writing): Promise<string> => {
  const year = yearOf(at);
  const { rows } = await at.db.execute<{ value: number }>(sql`
    INSERT INTO counter (name, value) VALUES (${counterOf(year)}, 1)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + 1 RETURNING value`);
  const [row] = rows;
  if (!row) throw new Error('A counter came back empty');
  return write(year, row.value);
};

/** GET ref-no: the number that would be next, without taking it. */
export const readRefNo = async (at: Reading): Promise<{ refNo: string }> => {
  const year = yearOf(at);
  const { rows } = await at.db.execute<{ value: number }>(
    sql`SELECT value FROM counter WHERE name = ${counterOf(year)}`,
  );
  return { refNo: write(year, (rows[0]?.value ?? 0) + 1) };
};
