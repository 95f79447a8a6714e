import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dealBillPublic } from '#features/deal/server/index.ts';
import { withGst } from '#features/firm/rules/gst.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Cents } from '#platform/contract/money.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { hasWords } from '#platform/server/database/search.ts';
import type { billing } from '../room.calls.ts';
import { allocation, invoice, receipt } from '../tables.server.ts';
import { isSameGst } from './gst-at-issue.rules.ts';

/** How many are offered. */
const most = 20;

type OfBill = { dealId: string; invoiceToText: string; netCents: Cents };

/**
 * Money that came in, pays nothing yet and is likely meant for this bill: from whom it is addressed to, or had paid an invoice of its
 * deal.
 */
export const standingCredits = (at: Reading, { dealId, invoiceToText, netCents }: OfBill) => {
  const hadPaidDeal = at.db
    .select({ id: allocation.receiptId })
    .from(allocation)
    .innerJoin(invoice, eq(invoice.id, allocation.invoiceId))
    .where(eq(invoice.dealId, dealId));
  const isFromPayer = sql`lower(${receipt.payer}) = lower(${invoiceToText})`;
  return creditsFor(at, netCents, or(isFromPayer, inArray(receipt.id, hadPaidDeal)));
};

/** Such money of anybody, as of the law firm that holds the deposit, for a bill. */
export const findCredit = async (at: Reading, { params, query }: Input<typeof billing.findCredit>) => {
  const [bill] = await at.db
    .select({ netCents: dealBillPublic.amountCents })
    .from(dealBillPublic)
    .where(eq(dealBillPublic.id, params.id));
  if (!bill) throw missing('bill');
  const isFound = or(eq(receipt.number, query.search.toUpperCase()), hasWords(query.search, receipt.search));
  return { rows: await creditsFor(at, bill.netCents, isFound) };
};

/** The oldest first, each with the bill's total by the GST of the day on which it came. */
const creditsFor = async (at: Reading, netCents: Cents, chosen: SQL | undefined) => {
  const rows = await at.db
    .select({
      receiptId: receipt.id,
      number: receipt.number,
      payer: receipt.payer,
      receivedOn: receipt.receivedOn,
      leftCents: receipt.leftCents,
    })
    .from(receipt)
    .where(and(gt(receipt.leftCents, 0), isNotNull(receipt.clearedOn), isNull(receipt.returnedOn), chosen))
    .orderBy(asc(receipt.receivedOn), asc(receipt.number))
    .limit(most);
  if (rows.length === 0) return [];
  const gst = await readGst(at.db);
  const now = gstAt(gst, today(at.clock));
  return rows.map((row) => {
    const then = gstAt(gst, row.receivedOn);
    return {
      ...row,
      isOtherRate: !isSameGst(then, now),
      totalCents: withGst(netCents, then.gstRate).totalCents,
    };
  });
};

/** Locks the receipts that are to pay an invoice at its issue, before its deal. Answers them in the order in which they are named. */
export const lockCredits = async (at: Writing, ids: string[]) => {
  const rows = await at.db
    .select({ receiptId: receipt.id, receivedOn: receipt.receivedOn, leftCents: receipt.leftCents })
    .from(receipt)
    .where(inArray(receipt.id, ids))
    .orderBy(asc(receipt.id))
    .for('update');
  return ids.map((id) => {
    const credit = rows.find(({ receiptId }) => receiptId === id);
    if (!credit) throw missing('receipt');
    return credit;
  });
};
