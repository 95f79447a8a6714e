import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { hasOpenResplit } from '#features/commission/index.server.ts';
import { type dealPublic, lockDealRow } from '#features/deal/server/index.ts';
import { esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockPayers } from '../receipts/lock-payers.server.ts';
import { allocation, invoice } from '../tables.server.ts';
import { notRevisable } from './check-revision.rules.ts';

type Deal = typeof dealPublic.$inferSelect;

/** A deal that is being revised, with the invoices that stand and the receipts that pay them, all locked. */
export type LockedDeal = { deal: Deal; invoices: (typeof invoice.$inferSelect)[]; payers: string[] };

const uncredited = (dealId: string) => and(eq(invoice.dealId, dealId), isNull(invoice.creditedAt));

/** Locks a deal with all that a revision may change, in the order in which everything locks. */
export const lockDeal = async (at: Writing, dealId: string): Promise<LockedDeal> => {
  const unlocked = await at.db.select({ id: invoice.id }).from(invoice).where(uncredited(dealId));
  const payers = await lockPayers(
    at,
    unlocked.map(({ id }) => id),
  );
  const invoices = await at.db.select().from(invoice).where(uncredited(dealId)).orderBy(asc(invoice.id)).for('update');
  const deal = await lockDealRow(at, dealId);
  if (!deal) throw missing('deal');
  const paid = await at.db
    .selectDistinct({ id: allocation.receiptId })
    .from(allocation)
    .where(
      inArray(
        allocation.invoiceId,
        invoices.map(({ id }) => id),
      ),
    );
  if (paid.some(({ id }) => !payers.includes(id)))
    throw new Refusal('revision.conflict', 'Money came in for this deal just now. Try again.');
  return { deal, invoices, payers };
};

/** Why a deal can't be revised now; undefined if it can. */
export const whyNotRevisable = async (db: Db, deal: Deal): Promise<string | undefined> => {
  const [row] = await db
    .select({ status: esubmissionPublic.status })
    .from(esubmissionPublic)
    .where(eq(esubmissionPublic.id, deal.esubmissionId));
  return notRevisable({
    dealState: deal.state,
    isPending: row?.status === Status.onHold,
    hasOpenResplit: await hasOpenResplit(db, deal.id),
  });
};
