import { eq } from 'drizzle-orm';
import { deals as dealsBelow } from '#features/commission/server/index.ts';
import { deal } from '#features/deal/server/index.ts';
import type { Deals } from '#features/esubmission/server/index.ts';
import { invoice } from './tables.ts';

/** The deals of submissions: one that was invoiced stays. */
export const deals: Deals = {
  ...dealsBelow,
  notCancellable: async (at, esubmissionId) => {
    const [found] = await at.db
      .select({ number: invoice.number })
      .from(invoice)
      .innerJoin(deal, eq(deal.id, invoice.dealId))
      .where(eq(deal.esubmissionId, esubmissionId))
      .limit(1);
    return found
      ? `${found.number} was issued for this transaction, so it can’t be cancelled any more. Record that it fell through instead.`
      : dealsBelow.notCancellable(at, esubmissionId);
  },
};
