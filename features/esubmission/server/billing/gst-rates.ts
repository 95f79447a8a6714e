import { lte } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { gstRateOn, taxPointOf } from '../../billing.ts';
import type { EsubmissionRecord } from '../load.ts';
import { gstRate } from '../tables.ts';

/** GST in force on the submission's tax point, in ten-thousandths of a percent. */
export const gstRateOf = async (at: Reading, row: EsubmissionRecord): Promise<number> => {
  const day = taxPointOf(row, today(at.clock));
  return gstRateOn(await at.db.select().from(gstRate).where(lte(gstRate.validFrom, day)), day);
};
