import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { deal, dealBill, dealShare } from './tables.ts';

export type DealRecord = typeof deal.$inferSelect;
export type ShareRecord = typeof dealShare.$inferSelect;

/** Reads and locks a deal until the transaction ends; undefined if there is none. */
export const lockDealRow = async (at: Writing<Actor | null>, id: string): Promise<DealRecord | undefined> => {
  const [row] = await at.db.select().from(deal).where(eq(deal.id, id)).for('update');
  return row;
};

/** Locks the deal of a bill, before the bill is read. */
export const lockDealOfBill = async (at: Writing, billId: string): Promise<void> => {
  const ofBill = at.db.select({ id: dealBill.dealId }).from(dealBill).where(eq(dealBill.id, billId));
  await at.db.select({ id: deal.id }).from(deal).where(inArray(deal.id, ofBill)).for('update');
};

/** Reads and locks a share until the transaction ends; undefined if there is none. */
export const lockShareRow = async (at: Writing, id: string): Promise<ShareRecord | undefined> => {
  const [row] = await at.db.select().from(dealShare).where(eq(dealShare.id, id)).for('update');
  return row;
};

/** Locks all shares of a deal. */
export const lockShares = async (db: Db, dealId: string): Promise<void> => {
  await db.select({ id: dealShare.id }).from(dealShare).where(eq(dealShare.dealId, dealId)).for('update');
};

/** Counts a deal, which the caller has locked, to a project or to none. */
export const countToProject = async (at: Writing, dealId: string, project: string | null): Promise<void> => {
  await at.db.update(deal).set({ project }).where(eq(deal.id, dealId));
};
