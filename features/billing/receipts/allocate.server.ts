import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { earn, unearn } from '#features/commission/index.server.ts';
import { dealPublic } from '#features/deal/server/index.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import { type Day, dayOf } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { entryOfAllocation, entryOfTakenBack, entryOfUndoneWriteOff } from '../entries.rules.ts';
import { otherGstThan } from '../invoices/gst-at-issue.rules.ts';
import { allocation, invoice, moneyRequest, receipt } from '../tables.server.ts';
import { partPayment } from './share-receipt.rules.ts';

/** What an invoice is to be paid. */
export type Wanted = { invoiceId: string; cents: Cents };
type Invoice = typeof invoice.$inferSelect & { dealNo: string; signedOn: Day };
/** An invoice, locked, with its part of the money. */
export type Paid = { invoice: Invoice; net: Cents; gst: Cents; total: Cents };

/**
 * Locks invoices, always in the same order, so that two payments never wait for each other. What was written off counts as
 * open, since money that comes after all pays it.
 */
const lockInvoices = async (at: Writing, ids: string[]): Promise<Invoice[]> => {
  const rows = await at.db
    .select({ invoice, dealNo: dealPublic.dealNo, signedOn: dealPublic.signedOn })
    .from(invoice)
    .innerJoin(dealPublic, eq(dealPublic.id, invoice.dealId))
    .where(and(inArray(invoice.id, ids), isNull(invoice.creditedAt)))
    .orderBy(asc(invoice.dealId), asc(invoice.id))
    .for('update', { of: invoice });
  return rows.map(({ invoice: invoiceRow, ...rest }) => ({ ...invoiceRow, ...rest }));
};

const openOf = ({ openNet, openGst, writtenNet, writtenGst }: Invoice) => ({
  net: openNet + writtenNet,
  gst: openGst + writtenGst,
});

const paidBy = (invoice: Invoice, total: Cents): Paid => ({
  invoice,
  ...partPayment(total, openOf(invoice)),
  total,
});

/**
 * Locks the invoices that are to be paid with money of a day. @throws Refusal if one is named twice, is not there, less is open
 * of it, or the money came before its issue at another rate of GST
 */
export const lockToPay = async (at: Writing, wanted: Wanted[], receivedOn: Day): Promise<Paid[]> => {
  const centsById = new Map(wanted.map((each) => [each.invoiceId, each.cents]));
  if (centsById.size < wanted.length)
    throw new Refusal('receipt.invalid', 'Name each invoice once.', { field: 'invoices' });
  const invoices = await lockInvoices(at, [...centsById.keys()]);
  if (invoices.length < centsById.size) throw missing('invoice');
  await requireSameGst(at, invoices, receivedOn);
  return invoices.map((each) => {
    const total = centsById.get(each.id) ?? 0;
    const { net, gst } = openOf(each);
    if (total > net + gst)
      throw new Refusal('receipt.conflict', `Of ${each.number} ${formatMoney(net + gst)} is open. Give at most that.`, {
        field: `invoices.${wanted.findIndex(({ invoiceId }) => invoiceId === each.id)}.cents`,
      });
    return paidBy(each, total);
  });
};

const requireSameGst = async (at: Writing, invoices: Invoice[], receivedOn: Day): Promise<void> => {
  if (invoices.every(({ issuedOn }) => issuedOn <= receivedOn)) return;
  const gst = gstAt(await readGst(at.db), receivedOn);
  for (const { number, issuedOn, gstRate, printed } of invoices) {
    const invoice = { number, issuedOn, gst: { isRegistered: printed.isRegistered, gstRate } };
    const problem = otherGstThan(invoice, { receivedOn, gst });
    if (problem) throw new Refusal('receipt.conflict', problem, { field: 'invoices' });
  }
};

/** Locks the invoices that a cheque is meant for, as far as they are still open: they may have been paid meanwhile. */
export const lockAsOpen = async (at: Writing, wanted: Wanted[]): Promise<Paid[]> => {
  const invoices = await lockInvoices(
    at,
    wanted.map(({ invoiceId }) => invoiceId),
  );
  return invoices
    .map((each) => {
      const { net, gst } = openOf(each);
      return paidBy(each, Math.min(wanted.find(({ invoiceId }) => invoiceId === each.id)?.cents ?? 0, net + gst));
    })
    .filter(({ total }) => total > 0);
};

/** `postedOn`: where the ledger has it on another day. */
type From = { receiptId: string; number: string; day: Day; postedOn?: Day | undefined };

/** Pays invoices from a receipt whose money has cleared. What their deals earn by it stands in the same entries. */
export const payInvoices = async (at: Writing, from: From, paid: Paid[]): Promise<void> => {
  for (const each of paid) await payInvoice(at, from, each);
  const total = paid.reduce((sum, each) => sum + each.total, 0);
  await at.db
    .update(receipt)
    .set({ leftCents: sql`${receipt.leftCents} - ${total}` })
    .where(eq(receipt.id, from.receiptId));
};

const payInvoice = async (at: Writing, from: From, { invoice: invoiceRow, net, gst }: Paid) => {
  const { id: invoiceId, dealId, dealNo, number } = invoiceRow;
  const open = openOf(invoiceRow);
  const id = randomUUID();
  if (invoiceRow.writtenOffBy) await undoWriteOff(at, invoiceRow, from);
  // By triggers on the invoice and the allocation the deal stands anew (payout/schema.sql).
  await at.db
    .update(invoice)
    .set({ openNet: open.net - net, openGst: open.gst - gst })
    .where(eq(invoice.id, invoiceId));
  await at.db
    .insert(allocation)
    .values({ id, receiptId: from.receiptId, invoiceId, day: from.day, netCents: net, gstCents: gst });
  const earned = net > 0 ? await earn(at, { dealId, cents: net, day: from.day, cause: 'ALLOCATION', causeId: id }) : [];
  await post(at, [
    {
      day: from.day,
      ...(from.postedOn && { postedOn: from.postedOn }),
      event: 'allocation',
      eventId: id,
      text: `${from.number} ${number}`,
      lines: entryOfAllocation(dealNo, { netCents: net, gstCents: gst }, earned),
    },
  ]);
};

/** What was written off is open again on the day of the money, but not before it was written off. */
const undoWriteOff = async (at: Writing, invoiceRow: Invoice, from: From) => {
  const { id, dealNo, number, writtenNet, writtenGst, writtenOffBy } = invoiceRow;
  const [by] = await at.db
    .select({ decidedAt: moneyRequest.decidedAt })
    .from(moneyRequest)
    .where(eq(moneyRequest.id, writtenOffBy ?? ''));
  const writtenOn = dayOf(by?.decidedAt ?? at.clock.now().toString());
  const day = from.day < writtenOn ? writtenOn : from.day;
  await at.db.update(invoice).set({ writtenOffBy: null, writtenNet: 0, writtenGst: 0 }).where(eq(invoice.id, id));
  await post(at, [
    {
      day,
      ...(from.postedOn && { postedOn: from.postedOn }),
      event: 'write-off undone',
      eventId: writtenOffBy ?? '',
      text: number,
      lines: entryOfUndoneWriteOff(dealNo, { netCents: writtenNet, gstCents: writtenGst }),
    },
  ]);
};

/**
 * Takes back what receipts paid on invoices, with what the deals earned by it: the invoices are open again, and the money is
 * the payers' credit. `of` chooses the allocations.
 */
export const takeBack = async (
  at: Writing,
  source: { receiptId: string } | { invoiceId: string } | { allocations: string[] },
  day: Day,
): Promise<void> => {
  const undone = alias(allocation, 'undone');
  const rows = await at.db
    .select({ allocation, receipt: receipt.number })
    .from(allocation)
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
    .leftJoin(undone, eq(undone.reverses, allocation.id))
    .where(and(chosenBy(source), isNull(allocation.reverses), isNull(undone.id)))
    .orderBy(asc(allocation.receiptId), asc(allocation.id));
  const invoices = await lockInvoices(
    at,
    rows.map((each) => each.allocation.invoiceId),
  );
  for (const paid of invoices)
    for (const each of rows)
      if (each.allocation.invoiceId === paid.id)
        await takeOneBack(at, each.allocation, { ...paid, receipt: each.receipt }, day);
};

const chosenBy = (source: Parameters<typeof takeBack>[1]) => {
  if ('receiptId' in source) return eq(allocation.receiptId, source.receiptId);
  return 'invoiceId' in source
    ? eq(allocation.invoiceId, source.invoiceId)
    : inArray(allocation.id, source.allocations);
};

const takeOneBack = async (
  at: Writing,
  { id: allocationId, receiptId, invoiceId, netCents, gstCents }: typeof allocation.$inferSelect,
  { dealId, dealNo, number, receipt: from }: Invoice & { receipt: string },
  day: Day,
) => {
  const id = randomUUID();
  // By triggers on the allocation and the invoice the deal stands anew (payout/schema.sql).
  await at.db
    .insert(allocation)
    .values({ id, receiptId, invoiceId, day, netCents: -netCents, gstCents: -gstCents, reverses: allocationId });
  await at.db
    .update(invoice)
    .set({ openNet: sql`${invoice.openNet} + ${netCents}`, openGst: sql`${invoice.openGst} + ${gstCents}` })
    .where(eq(invoice.id, invoiceId));
  await at.db
    .update(receipt)
    .set({ leftCents: sql`${receipt.leftCents} + ${netCents + gstCents}` })
    .where(eq(receipt.id, receiptId));
  const unearned = await unearn(at, { dealId, allocation: allocationId, day, by: id });
  await post(at, [
    {
      day,
      event: 'allocation taken back',
      eventId: id,
      text: `${from} ${number}`,
      lines: entryOfTakenBack(dealNo, { netCents, gstCents }, unearned),
    },
  ]);
};
