import { asc, eq } from 'drizzle-orm';
import { withGst } from '#features/firm/rules/gst.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { dealBill } from './tables.ts';

/** Bills what was forfeited to our client, addressed as the first bill to them is; without one, as the first bill of the deal. */
export const billForfeiture = async (at: Writing, dealId: string, amountCents: Cents): Promise<void> => {
  const bills = await at.db.select().from(dealBill).where(eq(dealBill.dealId, dealId)).orderBy(asc(dealBill.position));
  const standing = bills.filter(({ removedAt }) => removedAt === null);
  const first = standing.find(({ billFor }) => billFor === 'OWN_CLIENT') ?? standing[0];
  if (!first) throw new Error('A deal with a commission has a bill.');
  const { id: _, ...addressed } = first;
  const { gstRate } = gstAt(await readGst(at.db), today(at.clock));
  const { gstCents } = withGst(amountCents, gstRate);
  const position = Math.max(...bills.map((bill) => bill.position)) + 1;
  // By triggers the deal has a bill to invoice (billing/schema.sql).
  await at.db.insert(dealBill).values({
    ...addressed,
    position,
    amountCents,
    gstRate,
    gstCents,
    basis: null,
    rate: null,
    isForfeiture: true,
  });
};
