import { withGst } from '#features/firm/rules/gst.ts';
import { readGst } from '#features/firm/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inOrder, wholeRows } from '#platform/server/database/rows.ts';
import { infoOf } from '../info/columns.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { billAmounts } from './bill-amounts.rules.ts';
import { bill } from './tables.server.ts';
import { taxIn } from './tax.server.ts';

const bills = wholeRows(bill);

/** The bills of a submission as they are stored, in their order. */
export const storedBills = async (db: Db, eSubId: string) => inOrder(await bills.readBy(db, 'esubmissionId', eSubId));

export const readBills = async (db: Db, eSubId: string) => {
  const [rows, gst] = await Promise.all([storedBills(db, eSubId), readGst(db)]);
  return { rows, gst };
};

/**
 * Recomputes the stored amounts and GST of all bills from the price and the tax point, after step 1 changed. It refuses
 * nothing: bills that no longer sum to the commission are a finding.
 */
export const recomputeBilling = async (at: Writing, row: EsubmissionRecord): Promise<void> =>
  writeBills(at, row, await readBills(at.db, row.id));

/** Like `recomputeBilling`, for bills that are already read. All statements are sent together. */
export const writeBills = async (at: Writing, row: EsubmissionRecord, { rows, gst }: Bills): Promise<void> => {
  const amounts = billAmounts(infoOf(row), rows);
  const { gstRate: rate } = taxIn(gst, row, today(at.clock));
  await Promise.all(
    rows.map((before, index) => {
      const amountCents = amounts[index] ?? 0;
      const { gstRate, gstCents } = withGst(amountCents, rate);
      const isSame = before.gstRate === gstRate && before.amountCents === amountCents;
      return isSame || bills.change(at.db, before.id, { amountCents, gstRate, gstCents });
    }),
  );
};

export type Bills = Awaited<ReturnType<typeof readBills>>;
