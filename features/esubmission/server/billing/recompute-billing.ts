import type { Writing } from '#platform/server/context.ts';
import { inOrder, wholeRows } from '#platform/server/database/rows.ts';
import { billAmounts } from '../../bill-amounts.ts';
import { withGst } from '../../billing.ts';
import { infoOf } from '../info-columns.ts';
import type { EsubmissionRecord } from '../load.ts';
import { bill } from '../money-tables.ts';
import { gstRateOf } from './gst-rates.ts';

const bills = wholeRows(bill);

/**
 * Brings the stored amounts and GST of all bills in line with the price and the tax point, after step 1 changed. Refuses
 * nothing: what no longer sums to the commission is in the required-info notice.
 */
export const recomputeBilling = async (at: Writing, row: EsubmissionRecord): Promise<void> => {
  const [rows, rate] = await Promise.all([
    bills.readBy(at.db, 'esubmissionId', row.id).then(inOrder),
    gstRateOf(at, row),
  ]);
  const amounts = billAmounts(infoOf(row), rows);
  await Promise.all(
    rows.map((before, index) => {
      const amountCents = amounts[index] ?? 0;
      const { gstRate, gstCents } = withGst(amountCents, rate);
      const isSame = before.gstRate === gstRate && before.amountCents === amountCents;
      return isSame || bills.change(at.db, before.id, { amountCents, gstRate, gstCents });
    }),
  );
};
