import { eq } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { gstRate } from './tables.ts';

/** The rate that begins on a day, in ten-thousandths of a percent; undefined if none does. */
export const gstRateFrom = async ({ db }: Pick<Reading, 'db'>, validFrom: Day): Promise<number | undefined> =>
  (await db.select().from(gstRate).where(eq(gstRate.validFrom, validFrom)))[0]?.rate;

/** Stores a rate of GST from a day on, in ten-thousandths of a percent. It replaces one with the same first day. */
export const addGstRate = async (at: Writing, given: { validFrom: Day; rate: number }): Promise<void> => {
  await at.db
    .insert(gstRate)
    .values(given)
    .onConflictDoUpdate({ target: gstRate.validFrom, set: { rate: given.rate } });
};
