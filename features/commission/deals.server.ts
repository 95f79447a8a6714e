import { eq } from 'drizzle-orm';
import { dealPublic, deals as dealsBelow } from '#features/deal/server/index.ts';
import type { Deals } from '#features/esubmission/index.server.ts';
import { forfeitDeal } from './forfeiture/forfeit-deal.server.ts';
import { splitDeal } from './splits/split-deal.server.ts';

/** Splits the deals of submissions: each in the transaction that creates it; a forfeiture is split as the deal was. */
export const deals: Deals = {
  ...dealsBelow,
  make: async (at, approved) => {
    const id = await dealsBelow.make(at, approved);
    await splitDeal(at, id);
    return id;
  },
  close: async (at, esubmissionId, closing) => {
    const { forfeitureCents } = closing;
    const [row] = await at.db
      .select({ id: dealPublic.id })
      .from(dealPublic)
      .where(eq(dealPublic.esubmissionId, esubmissionId));
    if (row && forfeitureCents > 0) {
      await splitDeal(at, row.id);
      await forfeitDeal(at, row.id, forfeitureCents);
    }
    await dealsBelow.close(at, esubmissionId, closing);
  },
};
