import { eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { withGst } from '../../billing.ts';
import type { EsubmissionRecord } from '../load.ts';
import { bill } from '../tables.ts';
import { gstRateOf } from './gst-rates.ts';

/** Brings the stored GST of all bills in line with the tax point, after the option or completion date changed. */
export const recomputeBilling = async (at: Writing, row: EsubmissionRecord): Promise<void> => {
  const rate = await gstRateOf(at, row);
  const rows = await at.db.select().from(bill).where(eq(bill.esubmissionId, row.id));
  for (const { id, amountCents, gstRate: before } of rows) {
    if (before === rate) continue;
    const { gstRate, gstCents } = withGst(amountCents, rate);
    await at.db.update(bill).set({ gstRate, gstCents }).where(eq(bill.id, id));
  }
};
