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

const standing = (dealId: string) => and(eq(invoice.dealId, dealId), isNull(invoice.creditedAt));

/** Locks a deal with all that a revision may change, in the order in which everything locks. */
export const lockDeal = async (at: Writing, dealId: string): Promise<LockedDeal> => {
  const known = await at.db.select({ id: invoice.id }).from(invoice).where(standing(dealId));
  const payers = await lockPayers(
    at,
    known.map(({ id }) => id),
  );
  const invoices = await at.db.select().from(invoice).where(standing(dealId)).orderBy(asc(invoice.id)).for('update');
  const found = await lockDealRow(at, dealId);
  if (!found) throw missing('deal');
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
  return { deal: found, invoices, payers };
};

/** Why a deal can't be revised now; undefined if it can. */
export const whyNotRevisable = async (db: Db, of: Deal): Promise<string | undefined> => {
  const [found] = await db
    .select({ status: esubmissionPublic.status })
    .from(esubmissionPublic)
    .where(eq(esubmissionPublic.id, of.esubmissionId));
  return notRevisable({
    dealState: of.state,
    isPending: found?.status === Status.onHold,
    hasOpenResplit: await hasOpenResplit(db, of.id),
  });
};
