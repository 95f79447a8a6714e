import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type LineOfDeal, linesOfDeal, revise } from '#features/commission/index.server.ts';
import type { Snapshot } from '#features/deal/rules/snapshot.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { issueCreditNote, leftOf, lockInvoice } from '../credit-notes/credit-invoice.server.ts';
import { lockAsOpen, payInvoices, takeBack } from '../receipts/allocate.server.ts';
import { allocation, type invoice, receipt } from '../tables.server.ts';
import type { LockedDeal } from './lock-deal.server.ts';
import { partCredit, takeBackFor } from './part-credit.rules.ts';
import type { Follows } from './revisions.calls.ts';

/** What follows, without the names of people, which may change. */
export type StoredFollows = Omit<Follows, 'lines'> & { lines: Omit<Follows['lines'][number], 'name'>[] };

type Revision = { id: string; number: number; reason: string; now: Snapshot; next: Snapshot };

/** Money that was taken back from an invoice and pays the rest of it again. */
type Again = { invoiceId: string; receiptId: string; number: string; cents: number };

/**
 * Carries a revision out. Invoices of lowered bills are credited, after money that no longer fits is taken back, the newest first. Then
 * the deal is stored and split again, and the money taken back pays the rest of its invoice as far as that is open. Answers the
 * credit notes, payments and changes that followed.
 */
export const carryOut = async (at: Writing, locked: LockedDeal, revision: Revision): Promise<StoredFollows> => {
  const { deal, invoices, payers } = locked;
  const lines = await linesOfDeal(at.db, deal.id);
  const credit = await leftOfReceipts(at, payers);
  const credits: Follows['credits'] = [];
  const again: Again[] = [];
  for (const invoiceRow of invoices) {
    const done = await lower(at, invoiceRow, revision);
    if (!done) continue;
    credits.push(done.credit);
    again.push(...done.again);
  }
  await revise(at, { dealId: deal.id, dealNo: deal.dealNo, revisionId: revision.id, next: revision.next });
  for (const { invoiceId, cents, ...from } of again) {
    const paid = await lockAsOpen(at, [{ invoiceId, cents }]);
    if (paid.length > 0) await payInvoices(at, { ...from, day: today(at.clock) }, paid);
  }
  const creditAfter = await leftOfReceipts(at, payers);
  return {
    credits,
    receipts: creditAfter
      .map(({ id, number, payer, left }) => ({
        number,
        payer,
        cents: left - (credit.find((one) => one.id === id)?.left ?? 0),
      }))
      .filter(({ cents }) => cents !== 0),
    lines: changesOf(lines, await linesOfDeal(at.db, deal.id)),
  };
};

/** Credits an invoice by as much as its bill becomes less; undefined if it stays. */
const lower = async (
  at: Writing,
  invoiceRow: typeof invoice.$inferSelect,
  { id, number, reason, now, next }: Revision,
) => {
  const isOf = ({ billId }: { billId: string | null }) => billId === invoiceRow.billId;
  const remaining = leftOf(invoiceRow);
  const billedCents = now.bills.find(isOf)?.amountCents;
  if (billedCents !== remaining.netCents)
    throw new Error(`The bill of ${invoiceRow.number} is not what its invoice says.`);
  const lowerBy = billedCents - (next.bills.find(isOf)?.amountCents ?? 0);
  if (lowerBy === 0) return undefined;
  const credit = partCredit({ ...remaining, gstRate: invoiceRow.gstRate }, lowerBy);
  const taken = takeBackFor(
    credit,
    { netCents: invoiceRow.openNet, gstCents: invoiceRow.openGst },
    await allocationsOf(at, invoiceRow.id),
  );
  if (taken.length > 0) await takeBack(at, { allocations: taken.map((each) => each.id) }, today(at.clock));
  const open = await lockInvoice(at, invoiceRow.id);
  await issueCreditNote(at, open, { ...credit, reason: `Revision ${number}: ${reason}`, revisionId: id });
  const isWhole = credit.netCents === remaining.netCents;
  return {
    credit: { number: invoiceRow.number, to: invoiceRow.printed.to.text, ...credit, isWhole },
    again: isWhole
      ? []
      : taken.toReversed().map(({ receiptId, receiptNumber, netCents, gstCents }) => ({
          invoiceId: invoiceRow.id,
          receiptId,
          number: receiptNumber,
          cents: netCents + gstCents,
        })),
  };
};

/** What pays an invoice, the newest first: in the order of the journal, since several may be of one day. */
const allocationsOf = (at: Writing, invoiceId: string) => {
  const undone = alias(allocation, 'undone');
  return at.db
    .select({
      id: allocation.id,
      receiptId: allocation.receiptId,
      receiptNumber: receipt.number,
      netCents: allocation.netCents,
      gstCents: allocation.gstCents,
    })
    .from(allocation)
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
    .leftJoin(undone, eq(undone.reverses, allocation.id))
    .where(and(eq(allocation.invoiceId, invoiceId), isNull(allocation.reverses), isNull(undone.id)))
    .orderBy(
      desc(sql`(SELECT id FROM journal_entry WHERE event = 'allocation' AND event_id = ${allocation.id})`),
      desc(allocation.id),
    );
};

const leftOfReceipts = (at: Writing, ids: string[]) =>
  at.db
    .select({ id: receipt.id, number: receipt.number, payer: receipt.payer, left: receipt.leftCents })
    .from(receipt)
    .where(inArray(receipt.id, ids))
    .orderBy(receipt.number);

/** The lines that changed, those that are no more after the others. */
const changesOf = (before: LineOfDeal[], after: LineOfDeal[]): StoredFollows['lines'] => {
  const isSame = (a: LineOfDeal) => (b: LineOfDeal) =>
    a.position === b.position && a.kind === b.kind && a.personId === b.personId;
  const gone = before
    .filter((line) => !after.some(isSame(line)))
    .map((line) => ({ ...line, cents: 0, earnedCents: 0 }));
  return [...after, ...gone]
    .map((line) => {
      const old = before.find(isSame(line));
      const { position, shareName, kind, personId } = line;
      return {
        position,
        shareName,
        kind,
        personId,
        beforeCents: old?.cents ?? 0,
        afterCents: line.cents,
        movedCents: line.earnedCents - (old?.earnedCents ?? 0),
      };
    })
    .filter(({ beforeCents, afterCents, movedCents }) => beforeCents !== afterCents || movedCents !== 0);
};
