import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { withGst } from '#features/firm/rules/gst.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Snapshot } from '../rules/snapshot.ts';
import { deal, dealBill, dealShare } from './tables.ts';

/** Commission, shares and bills of a deal as they stand. */
export const readSnapshot = async (db: Db, dealId: string): Promise<Snapshot> => {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId));
  if (!found) throw missing('deal');
  const shares = await db
    .select({
      shareId: dealShare.id,
      userId: dealShare.userId,
      role: dealShare.role,
      name: dealShare.name,
      registrationNo: dealShare.registrationNo,
      agencyName: dealShare.agencyName,
      licenceNo: dealShare.licenceNo,
      agencyAddress: dealShare.agencyAddress,
      email: dealShare.email,
      gstRegistered: dealShare.gstRegistered,
      direction: dealShare.direction,
      amountCents: dealShare.amountCents,
    })
    .from(dealShare)
    .where(eq(dealShare.dealId, dealId))
    .orderBy(asc(dealShare.position));
  const bills = await db
    .select({
      billId: dealBill.id,
      billFor: dealBill.billFor,
      invoiceToText: dealBill.invoiceToText,
      address: dealBill.address,
      email: dealBill.email,
      postalCode: dealBill.postalCode,
      uen: dealBill.uen,
      gstNumber: dealBill.gstNumber,
      termsDays: dealBill.termsDays,
      amountCents: dealBill.amountCents,
    })
    .from(dealBill)
    .where(and(eq(dealBill.dealId, dealId), isNull(dealBill.removedAt)))
    .orderBy(asc(dealBill.position));
  return { commissionCents: found.commissionCents, shares, bills };
};

/**
 * Puts a snapshot in the place of the one that stands, in the transaction of the revision. A share that is missing in it is
 * deleted, and a bill is removed: its papers stay.
 */
export const storeSnapshot = async (at: Writing, dealId: string, next: Snapshot): Promise<void> => {
  await at.db.update(deal).set({ commissionCents: next.commissionCents }).where(eq(deal.id, dealId));
  await storeShares(at, dealId, next);
  await storeBills(at, dealId, next);
};

/** A revision gives amounts: what was agreed as a part of the commission is so no more. */
const byAmount = { shareBasis: 'AMOUNT', shareRate: null } as const;

const storeShares = async (at: Writing, dealId: string, { shares }: Snapshot) => {
  const old = await at.db.select().from(dealShare).where(eq(dealShare.dealId, dealId));
  for (const { id, amountCents } of old) {
    const kept = shares.find(({ shareId }) => shareId === id);
    if (!kept) await at.db.delete(dealShare).where(eq(dealShare.id, id));
    else if (amountCents !== kept.amountCents)
      await at.db
        .update(dealShare)
        .set({ amountCents: kept.amountCents, ...byAmount })
        .where(eq(dealShare.id, id));
  }
  let position = Math.max(-1, ...old.map((share) => share.position));
  for (const { shareId, ...share } of shares) {
    if (shareId !== null) continue;
    position += 1;
    await at.db.insert(dealShare).values({ ...share, ...byAmount, dealId, position });
  }
};

/** So is what was computed from the price or the rent. */
const asFixed = { basis: 'FIXED', rate: null } as const;

/** By triggers the deal has other bills to invoice (billing/schema.sql), and stands anew (payout/schema.sql). */
const storeBills = async (at: Writing, dealId: string, { bills }: Snapshot) => {
  const old = await at.db
    .select()
    .from(dealBill)
    .where(and(eq(dealBill.dealId, dealId), isNull(dealBill.removedAt)));
  for (const { id, amountCents, gstRate } of old) {
    const kept = bills.find(({ billId }) => billId === id);
    if (!kept) {
      await at.db.update(dealBill).set({ removedAt: at.clock.now().toString() }).where(eq(dealBill.id, id));
      continue;
    }
    const { billId, ...values } = kept;
    const { gstCents } = withGst(kept.amountCents, gstRate);
    await at.db
      .update(dealBill)
      .set({ ...values, gstCents, ...(amountCents !== kept.amountCents && asFixed) })
      .where(eq(dealBill.id, id));
  }
  const added = bills.filter(({ billId }) => billId === null);
  if (added.length === 0) return;
  const [{ last, taxPoint } = { last: null, taxPoint: '' }] = await at.db
    .select({ last: max(dealBill.position), taxPoint: deal.taxPoint })
    .from(deal)
    .leftJoin(dealBill, eq(dealBill.dealId, deal.id))
    .where(eq(deal.id, dealId))
    .groupBy(deal.id);
  const { gstRate } = gstAt(await readGst(at.db), taxPoint);
  await at.db.insert(dealBill).values(
    added.map(({ billId, ...values }, index) => ({
      ...values,
      ...asFixed,
      dealId,
      position: (last ?? -1) + 1 + index,
      gstRate,
      gstCents: withGst(values.amountCents, gstRate).gstCents,
    })),
  );
};
