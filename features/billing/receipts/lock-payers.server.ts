import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { allocation, receipt } from '../tables.server.ts';

/**
 * Locks the receipts that pay invoices before the invoices themselves, in the order in which everything else locks them.
 * Answers their ids.
 */
export const lockPayers = async (at: Writing, invoiceIds: string[]): Promise<string[]> => {
  const payers = at.db
    .select({ id: allocation.receiptId })
    .from(allocation)
    .where(and(inArray(allocation.invoiceId, invoiceIds), isNull(allocation.reverses)));
  const locked = await at.db
    .select({ id: receipt.id })
    .from(receipt)
    .where(inArray(receipt.id, payers))
    .orderBy(asc(receipt.id))
    .for('update');
  return locked.map(({ id }) => id);
};
