import { eq } from 'drizzle-orm';
import { deals as dealsBelow } from '#features/billing/index.server.ts';
import { dealPublic } from '#features/deal/server/index.ts';
import type { Deals } from '#features/esubmission/index.server.ts';
import { recountDeal } from './team/recount.server.ts';

/** The deals of submissions: each counts in its teams from the transaction that makes it until the one that closes it. */
export const deals: Deals = {
  ...dealsBelow,
  make: async (at, approved) => {
    const id = await dealsBelow.make(at, approved);
    await recountDeal(at, id);
    return id;
  },
  close: async (at, esubmissionId, closing) => {
    await dealsBelow.close(at, esubmissionId, closing);
    const [closed] = await at.db
      .select({ id: dealPublic.id })
      .from(dealPublic)
      .where(eq(dealPublic.esubmissionId, esubmissionId));
    if (closed) await recountDeal(at, closed.id);
  },
};
