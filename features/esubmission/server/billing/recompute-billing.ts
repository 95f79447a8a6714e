import { asc, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { billAmounts } from '../../bill-amounts.ts';
import { withGst } from '../../billing.ts';
import { infoOf } from '../info-columns.ts';
import type { EsubmissionRecord } from '../load.ts';
import { bill } from '../money-tables.ts';
import { gstRateOf } from './gst-rates.ts';

/**
 * Brings the stored amounts and GST of all bills in line with the price and the tax point, after step 1 changed. Refuses
 * nothing: what no longer sums to the commission is in the required-info notice.
 */
export const recomputeBilling = async (at: Writing, row: EsubmissionRecord): Promise<void> => {
  const rate = await gstRateOf(at, row);
  const rows = await at.db.select().from(bill).where(eq(bill.esubmissionId, row.id)).orderBy(asc(bill.position));
  const amounts = billAmounts(infoOf(row), rows);
  for (const [index, before] of rows.entries()) {
    const amountCents = amounts[index] ?? 0;
    const { gstRate, gstCents } = withGst(amountCents, rate);
    if (before.gstRate === gstRate && before.amountCents === amountCents) continue;
    await at.db.update(bill).set({ amountCents, gstRate, gstCents }).where(eq(bill.id, before.id));
  }
};
