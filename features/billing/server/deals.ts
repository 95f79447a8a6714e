import { and, eq, isNull } from 'drizzle-orm';
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
      .where(and(eq(deal.esubmissionId, esubmissionId), isNull(invoice.creditedAt)))
      .limit(1);
    return found
      ? `${found.number} was issued for this transaction. Finance has to credit it before it can be cancelled; if money came in, record that it fell through.`
      : dealsBelow.notCancellable(at, esubmissionId);
  },
};
